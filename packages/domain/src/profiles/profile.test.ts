import { expect, test } from 'vitest';
import { addedProfile, firstProfile, hasPin, profileUnasked } from './profile.ts';
import { mayWatch, VIEWING_AGES } from './viewing-age.ts';

test('the first profile has the first name, the language of the form, the first picture and no PIN', () => {
  expect(firstProfile('p', 'a', 'Mina', 'pt_br')).toEqual({
    id: 'p',
    accountId: 'a',
    name: 'Mina',
    imagePath: null,
    picture: 'A',
    interfaceLanguage: 'pt_br',
    subtitleLanguage: 'pt_br',
    viewingAge: 'adult',
    displayType: 'grid',
    pinStamp: null,
  });
});

test('a profile that is added may see the least, and has no PIN', () => {
  expect(addedProfile('p', 'a', 'Bada', 'vi_vn', 'C')).toMatchObject({ viewingAge: 'family', picture: 'C', name: 'Bada' });
  expect(hasPin(addedProfile('p', 'a', 'Bada', 'vi_vn', 'C'))).toBe(false);
});

test('the only profile of an account watches unasked, unless it has a PIN; of two one is chosen', () => {
  const [open, guarded] = [{ pinStamp: null }, { pinStamp: 'stamp' }];
  expect(profileUnasked([open])).toBe(open);
  for (const profiles of [[], [guarded], [open, open], [guarded, open], [open, guarded]])
    expect(profileUnasked(profiles)).toBeNull();
});

test('a family profile sees ALL and 7, a teen up to 15, an adult everything [PR-23]', () => {
  const ratings = ['ALL', '7', '12', '15', '19'] as const;
  expect(VIEWING_AGES.map((age) => ratings.filter((rating) => mayWatch(age, rating)))).toEqual([
    ['ALL', '7'],
    ['ALL', '7', '12', '15'],
    ['ALL', '7', '12', '15', '19'],
  ]);
});
