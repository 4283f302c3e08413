import { MAX_CHOICE_AGE_SECONDS } from '@madang/domain/playback/subtitle-preferences.ts';
import { afterAll, expect, test } from 'vitest';
import { type TestCallOptions, startApp } from '../app.fixture.ts';

const { call, signUp, entitle, clock, close } = await startApp();
afterAll(close);

const NOTHING = { size: null, color: null, background: null, edge: null, place: null, second: null };
const viewer = async (): Promise<{ readonly id: string; readonly as: TestCallOptions }> => {
  const { id, access_token: as } = await signUp();
  await entitle(id, 'Premium');
  return { id, as: { as } };
};
const change = (input: object, options: TestCallOptions) => call('changeSubtitlePreferences', input, options);
const playing = async (content_id: string, options: TestCallOptions) =>
  (await call('playVideo', { content_id }, options)).object['subtitle_preferences'];

test('preferences set on one device are in the play call of the next [PL-31]', async () => {
  const { as } = await viewer();
  expect(await playing('40001', as)).toEqual(NOTHING);
  const { status, object } = await change({ size: 'huge', color: 'yellow', second: 'ko' }, as);
  expect([status, object]).toEqual([200, { ...NOTHING, size: 'huge', color: 'yellow', second: 'ko' }]);
  await change({ background: 'none' }, as);
  expect(await playing('40001', as)).toEqual({ ...NOTHING, size: 'huge', color: 'yellow', background: 'none', second: 'ko' });
});

test('a visitor has none, and cannot keep any', async () => {
  expect(await playing('50', {})).toBeNull();
  expect((await change({ size: 'huge' }, {})).body.reason).toBe('SIGN_IN_NEEDED');
});

test('another profile of the same account is untouched, and so is another account', async () => {
  const { as } = await viewer();
  await change({ size: 'huge' }, as);
  const { object: made } = await call('changeProfile', { name: 'Children' }, as);
  await call('selectProfile', { id: made['id'] }, as);
  expect(await playing('50', as)).toEqual(NOTHING);
  const other = await viewer();
  expect(await playing('40001', other.as)).toEqual(NOTHING);
});

test('a profile ID in the body is ignored: a choice belongs to the profile of the session', async () => {
  const [mine, theirs] = [await viewer(), await viewer()];
  const { objects } = await call('listProfiles', {}, theirs.as);
  await change({ size: 'huge', profile_id: objects[0]?.['id'] }, mine.as);
  expect(await playing('40001', theirs.as)).toEqual(NOTHING);
});

test.each([
  { size: 'gigantic' },
  { color: 'white; position: fixed' },
  { second: 'xx' },
  { place: '' },
  { size: null },
  { size: ['huge'] },
  { series_id: '../1' },
  { size: 'huge', age_seconds: -1 },
  { size: 'huge', age_seconds: MAX_CHOICE_AGE_SECONDS + 1 },
])('%j is refused, and nothing of it is kept', async (input) => {
  const { as } = await viewer();
  const { status, body } = await change(input, as);
  expect([status, body.reason]).toEqual([400, 'INPUT_INVALID']);
  expect(await playing('40001', as)).toEqual(NOTHING);
});

test('a choice that was made without a network does not overrule a newer one', async () => {
  const { as } = await viewer();
  await change({ size: 'large' }, as);
  clock.now += 60_000;
  expect((await change({ size: 'small', color: 'cyan', age_seconds: 120 }, as)).object).toMatchObject({
    size: 'large',
    color: 'cyan',
  });
  expect((await change({ size: 'small', age_seconds: 30 }, as)).object).toMatchObject({ size: 'small' });
});

test('a place chosen in a series holds in that series alone', async () => {
  const { as } = await viewer();
  await change({ place: 'raised' }, as);
  const { object: film } = await call('getContent', { id: '40001' }, as);
  const series = String(film['parent_id']);
  expect(series).toMatch(/^\d+$/);
  await change({ place: 'top', size: 'huge', series_id: series }, as);
  expect(await playing('40001', as)).toMatchObject({ place: 'top', size: 'huge' });
  expect(await playing('50', as)).toMatchObject({ place: 'raised', size: 'huge' });
  expect((await change({ place: 'top', series_id: '999999999999' }, as)).body.reason).toBe('CONTENT_NOT_FOUND');
});
