import { expect, test } from 'vitest';
import { TITLES } from '../catalog/all.ts';
import { creditsOf } from './casting.ts';
import { CHARACTERS } from './characters.ts';
import { PEOPLE } from './names.ts';

const dramas = TITLES.filter(({ id }) => CHARACTERS[id]);

test('every character is named so by the synopsis, in letters and in Chinese', () => {
  expect(dramas.map(({ id }) => String(id)).sort()).toEqual(Object.keys(CHARACTERS).sort());
  const wrong = dramas.flatMap(({ id, synopsis }) =>
    (CHARACTERS[id] ?? []).filter(({ en, zh }) => !synopsis.en.includes(en) || !synopsis.zh.includes(zh)),
  );
  expect(wrong).toEqual([]);
});

test.each(dramas.map((title) => [title.slug, title] as const))(
  'every character of %s has an actor of the same gender',
  (_slug, title) => {
    const played = creditsOf(title).filter(({ character }) => character !== null);
    expect(played.map(({ role }) => role)).toEqual(played.map(() => 'cast'));
    const actors = played.map(({ personId, character }) => {
      const actor = PEOPLE.find(({ id }) => String(id) === personId);
      return [character?.en_us, actor?.gender] as const;
    });
    expect(new Map(actors)).toEqual(new Map((CHARACTERS[title.id] ?? []).map(({ en, gender }) => [en, gender])));
  },
);
