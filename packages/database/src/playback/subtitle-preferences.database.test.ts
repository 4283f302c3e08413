import { MAX_SERIES_PLACES, newerChoice, type SubtitleChoice } from '@madang/domain/playback/subtitle-preferences.ts';
import { afterAll, expect, test } from 'vitest';
import { addPerson, freshDatabase, NOON } from '../database.fixture.ts';

const { repositories, database, close } = await freshDatabase();
afterAll(close);
const { subtitlePreferences } = repositories;

const choice = (changes: Partial<SubtitleChoice> = {}): SubtitleChoice => ({
  part: 'size',
  seriesId: null,
  value: 'large',
  chosenAt: NOON,
  ...changes,
});

test('a choice is stored unless a newer one is, as the rule says', async () => {
  const { profile } = await addPerson(repositories);
  let expected: SubtitleChoice | null = null;
  for (const made of [
    choice(),
    choice({ value: 'huge', chosenAt: NOON - 1 }),
    choice({ value: 'small' }),
    choice({ value: 'huge', chosenAt: NOON + 1 }),
  ]) {
    await subtitlePreferences.save(profile.id, [made]);
    expected = newerChoice(expected, made);
    expect(await subtitlePreferences.list(profile.id, null)).toEqual([expected]);
  }
});

test('of many who choose at once the newest wins', async () => {
  const { profile } = await addPerson(repositories);
  const values = ['small', 'medium', 'large', 'huge'];
  await Promise.all(
    values.map((value, index) =>
      subtitlePreferences.save(profile.id, [
        choice({ value, chosenAt: NOON + index }),
        choice({ part: 'color', value: index < 3 ? 'white' : 'cyan', chosenAt: NOON + index }),
      ]),
    ),
  );
  const stored = await subtitlePreferences.list(profile.id, null);
  expect(stored.map(({ value }) => value).toSorted()).toEqual(['cyan', 'huge']);
});

test('choices belong to one profile, and a place to one series', async () => {
  const [mina, joon] = [await addPerson(repositories), await addPerson(repositories)];
  const place = choice({ part: 'place', value: 'top', seriesId: '1001' });
  await subtitlePreferences.save(mina.profile.id, [choice(), place]);
  expect(await subtitlePreferences.list(joon.profile.id, '1001')).toEqual([]);
  expect(await subtitlePreferences.list(mina.profile.id, '1002')).toEqual([choice()]);
  expect(await subtitlePreferences.list(mina.profile.id, '1001')).toHaveLength(2);
});

test('the places of the newest series are kept, and no more', async () => {
  const { profile } = await addPerson(repositories);
  await subtitlePreferences.save(profile.id, [choice()]);
  for (let index = 0; index <= MAX_SERIES_PLACES; index += 1)
    await subtitlePreferences.save(profile.id, [
      choice({ part: 'place', value: 'top', seriesId: String(index), chosenAt: NOON + index }),
    ]);
  const rows = await database
    .selectFrom('subtitle_preferences')
    .select('series_id')
    .where('profile_id', '=', profile.id)
    .execute();
  const kept = rows.map((row) => row.series_id);
  expect(kept).toHaveLength(MAX_SERIES_PLACES + 1);
  expect(kept).toContain('');
  expect(kept).not.toContain('0');
  expect(kept).toContain(String(MAX_SERIES_PLACES));
});

test('choices go with their profile', async () => {
  const { profile, account } = await addPerson(repositories);
  await subtitlePreferences.save(profile.id, [choice()]);
  await database.deleteFrom('accounts').where('id', '=', account.id).execute();
  expect(await subtitlePreferences.list(profile.id, null)).toEqual([]);
});
