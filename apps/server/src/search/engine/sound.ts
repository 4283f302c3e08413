/**
 * What the many romanisations of Korean have in common. Spellings of one sound become one sign: eo, u, o and oo, because ㅓ, ㅜ and ㅗ
 * are each written in all of these ways; g and k, d and t, b and p, j and ch, r and l; doubled letters.
 */
const SOUNDS: readonly (readonly [spellings: string, sound: string])[] = [
  ['yeo you yoo yeu yuh yo yu', 'yu'],
  ['yae yea ye', 'ye'],
  ['ya', 'ya'],
  ['wae wei we oe oi', 'we'],
  ['wa', 'wa'],
  ['weo woo wo wu', 'u'],
  ['eui wui wi ui yi ee ie i', 'i'],
  ['ae ai e', 'e'],
  ['aa a', 'a'],
  ['eo eu oo ou o u', 'u'],
  ['tch cch ch jj zz j z', 'c'],
  ['kk gg gk kg ck kh gh cc k g c q', 'k'],
  ['tt dd td dt th dh t d', 't'],
  ['pp bb bp pb ph bh ff p b f v', 'p'],
  ['ssh ss sh s', 's'],
  ['nl nr ln lr rl ll rr lh rh l r', 'l'],
  ['mm mh m', 'm'],
  ['nn nh n', 'n'],
  ['x', 'ks'],
  ['y', 'i'],
  ['w', ''],
];
const SOUND_OF = new Map(
  SOUNDS.flatMap(([spellings, sound]) => spellings.split(' ').map((spelling) => [spelling, sound] as const)),
);
const SPELLING = new RegExp(
  `ng|h(?![aeiouw])|(?<=[^aeiouyw])h|${[...SOUND_OF.keys()].toSorted((a, b) => b.length - a.length).join('|')}`,
  'g',
);

/** The sound of a Latin word (small letters), the same for every usual romanisation of it. */
export const toSound = (word: string): string =>
  word
    .replaceAll(SPELLING, (spelling, at: number) => {
      // Before a vowel it may be an n and a g: both are heard as nk.
      if (spelling === 'ng') return /^[aeiouyw]/.test(word.slice(at + 2)) ? 'nk' : 'n';
      if (spelling === 'h') return at === 0 ? 'h' : '';
      return SOUND_OF.get(spelling) ?? '';
    })
    .replaceAll(/([aeiu])\1+/g, '$1');
