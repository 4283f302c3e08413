import { expect, test } from 'vitest';
import { type Tongue, TONGUES } from './lexicon/entry.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import { phraseIndex } from './phrases.ts';
import { toStem, listTerms, withoutParticle } from './words.ts';

const phrases = phraseIndex(LEXICON);
const keyOf = ({ concept }: { readonly concept: number }): string => LEXICON[concept]?.key ?? '';
const named = (text: string, own: Tongue = 'en'): string[] => [
  ...new Set(
    phrases
      .matches(text, TONGUES, own)
      .filter(({ nested }) => !nested)
      .map(keyOf),
  ),
];

test('every concept is named by each of its own names, in any case and spelling', () => {
  for (const { key, synonyms } of LEXICON)
    for (const tongue of TONGUES)
      for (const name of synonyms[tongue]) {
        expect(named(name, tongue), `${key} ${name}`).toContain(key);
        expect(named(`  ${name.toUpperCase().normalize('NFD')}!`, tongue), `${key} ${name}`).toContain(key);
      }
});

test.each([
  ['revenge rich family', 'en', ['revenge', 'chaebol']],
  ['My grandmother’s recipes', 'en', ['grandmother', 'cooking']],
  ['swims, swam, SWIMMING dragons', 'en', ['dragon_king']],
  ['재벌복수극', 'ko', ['chaebol', 'revenge']],
  ['비가 오는 날', 'ko', ['rainy_night']],
  ['비오는날', 'ko', ['rainy_night']],
  ['비밀', 'ko', []],
  ['차별', 'ko', []],
  ['70년대 서울', 'ko', ['period_piece', 'seoul']],
  ['할머니랑 시골에서', 'ko', ['grandmother', 'rural_life']],
  ['治愈的乡村美食', 'zh', ['healing', 'rural_life', 'food']],
  ['familias ricas', 'es', ['chaebol']],
  ['vinganças', 'pt', ['revenge']],
  ['tra thu', 'vi', ['revenge']],
  ['bà nội', 'vi', ['grandmother']],
  ['te amo', 'es', []],
  ['té', 'es', ['tea']],
  ['te', 'es', ['tea']],
] as const)('“%s” names what it names (%s)', (text, own, keys) => {
  expect(
    named(text, own)
      .filter((key) => key !== 'romance')
      .sort(),
  ).toEqual([...keys].sort());
});

test('a longer name hides the shorter one within it', () => {
  const matches = phrases.matches('high school band', ['en'], 'en');
  expect(matches.find((match) => keyOf(match) === 'high_school')?.nested).toBe(false);
  expect(matches.find((match) => keyOf(match) === 'school')?.nested).toBe(true);
  expect(matches.find((match) => keyOf(match) === 'band')?.nested).toBe(false);
});

test('a name that is begun is completed, an ended word is not', () => {
  const begun = (text: string): string[] => phrases.completions(text).map(keyOf);
  expect(begun('a story of reven')).toContain('revenge');
  expect(begun('rich fam')).toContain('chaebol');
  expect(begun('복ㅅ')).toContain('revenge');
  expect(begun('보')).toContain('revenge');
  expect(begun('治')).toContain('healing');
  expect(begun('reven ')).toEqual([]);
  expect(begun('r')).toEqual([]);
  expect(begun('')).toEqual([]);
});

test('forms of a word have one stem', () => {
  const families: readonly (readonly [Tongue, readonly string[]])[] = [
    ['en', ['revenge', 'revenges', 'revenged']],
    ['en', ['family', 'families']],
    ['en', ['swim', 'swimming', 'swims']],
    ['en', ['cook', 'cooking', 'cooks', 'cooked']],
    ['en', ['witch', 'witches']],
    ['pt', ['familia', 'familias']],
    ['pt', ['irmao', 'irmaos']],
    ['pt', ['jornal', 'jornais']],
    ['es', ['abogado', 'abogada', 'abogados', 'abogadas']],
    ['es', ['mujer', 'mujeres']],
    ['es', ['vez', 'veces']],
  ];
  for (const [tongue, forms] of families)
    expect(new Set(forms.map((form) => toStem(form, tongue))).size, forms.join(' ')).toBe(1);
  for (const short of ['mar', 'bus', 'gas', 'red']) expect(toStem(short, 'en')).toBe(short);
});

test('Korean words lose what stands behind them, never themselves', () => {
  expect(['시골에서', '할머니랑', '복수를', '가', '이', '바다'].map(withoutParticle)).toEqual([
    '시골',
    '할머니',
    '복수',
    '가',
    '이',
    '바다',
  ]);
});

test('terms are words of every script', () => {
  expect(listTerms('Grandmother’s kitchens', 'en')).toEqual(['grandmother', 'kitchen']);
  expect(listTerms('할머니의 부엌에서', 'ko')).toEqual(['할머니', '부엌']);
  expect(listTerms('Bếp của bà', 'vi')).toEqual(['bếp', 'của', 'bà']);
  expect(listTerms('奶奶的厨房', 'zh')).toEqual(['奶奶', '的', '厨房']);
});
