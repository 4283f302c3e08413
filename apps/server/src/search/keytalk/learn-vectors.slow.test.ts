import { nearnessTo, unpackedVectors } from '@madang/domain/search/nearness.ts';
import { expect, test } from 'vitest';
import { LEXICON } from './lexicon/lexicon.ts';
import { type Learned, learnVectors, type TitleWords } from './learn-vectors.ts';
import { learnInThread } from './learn-in-thread.ts';

const DIMENSIONS = 64;
const written = (id: string, en: string, different: Partial<TitleWords> = {}): TitleWords => ({
  id,
  texts: { en },
  episodes: {},
  keywords: [],
  genres: [],
  ...different,
});
/** Enough to be seen among the names of the concepts. */
const wordsOnlyOf = (title: string): string =>
  Array.from({ length: 150 }, (_, index) => `${title}${'abcdefghij'[index % 10]}${index}`).join(' ');
const TITLES = [
  written('1', 'Zorbles quarrel about wumps.', { keywords: ['revenge'] }),
  written('2', 'Wumps and zorbles quarrel again.', { keywords: ['revenge'] }),
  written('3', 'A plinth among flimmers.', { keywords: ['tea'] }),
  written('4', 'Flimmers polish a plinth.', { keywords: ['tea'] }),
];

const angle = (by: Learned, [kind, name]: [keyof Learned, string], [otherKind, other]: [keyof Learned, string]): number => {
  const vectorOf = (of: keyof Learned, called: string): Float32Array => {
    const { names, vectors } = by[of] as Learned['words'];
    const at = names.indexOf(called) * DIMENSIONS;
    return unpackedVectors(vectors.slice(at, at + DIMENSIONS), DIMENSIONS);
  };
  return nearnessTo(vectorOf(kind, name), vectorOf(otherKind, other))[0] ?? 0;
};

const learned = learnVectors(TITLES, []);

test('words that stand with a concept come near it, and those that stand with another do not', () => {
  expect(angle(learned, ['words', 'wump'], ['concepts', 'revenge'])).toBeGreaterThan(0.3);
  expect(angle(learned, ['words', 'wump'], ['words', 'zorbl'])).toBeGreaterThan(0.8);
  expect(angle(learned, ['words', 'wump'], ['concepts', 'tea'])).toBeLessThan(0.2);
  expect(angle(learned, ['words', 'flimmer'], ['concepts', 'tea'])).toBeGreaterThan(0.3);
});

test('what the same people watch comes nearer', () => {
  const titles = ['grob', 'snel', 'frit', 'plum'].map((word, index) => written(String(index + 5), wordsOnlyOf(word)));
  const pair = (index: number): string[] => (index % 2 === 0 ? ['5', '6'] : ['7', '8']);
  const watched = learnVectors(titles, [...Array.from({ length: 1000 }, (_, index) => pair(index)), ['5', 'gone'], ['6'], []]);
  expect(angle(watched, ['titles', '5'], ['titles', '6'])).toBeGreaterThan(0.1);
  expect(angle(watched, ['titles', '5'], ['titles', '7'])).toBeLessThan(0.05);
  // The first few profiles tell of themselves.
  const begun = learnVectors(titles, [pair(0), pair(1)]);
  expect(angle(begun, ['titles', '5'], ['titles', '6'])).toBeLessThan(0.05);
});

test('the same lessons give the same vectors, in a thread of its own too', async () => {
  expect(learnVectors(TITLES, [])).toEqual(learned);
  expect(await learnInThread(TITLES, [], new AbortController().signal)).toEqual(learned);
});

test('nothing to learn from is learned from the names of the concepts alone', () => {
  const names = learnVectors([], []);
  expect(names.concepts.names).toHaveLength(LEXICON.length);
  expect(names.titles).toEqual({ names: [], vectors: new Int8Array(0) });
  expect(names.mentions.size).toBe(0);
  expect(angle(names, ['concepts', 'office'], ['words', 'corporat'])).toBeGreaterThan(0.3);
});

test('a title names a concept when two of its languages say so, or the only one that it has', () => {
  const lighthouse = { en: 'A lighthouse.', es: 'Un faro.' };
  const titles = [
    written('11', '', { texts: lighthouse }),
    written('12', '', { texts: { en: 'A lighthouse.', es: 'Una casa.' } }),
    // Where nothing has been translated, every language has the English text.
    written('13', '', { texts: { en: 'A lighthouse.', es: 'A lighthouse.', pt: 'A lighthouse.' } }),
    written('14', 'A house.', { episodes: lighthouse }),
  ];
  expect(learnVectors(titles, []).mentions.get('lighthouse')).toEqual(['11', '13']);
});
