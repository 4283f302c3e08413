import { worldRows } from '@madang/demo/world.ts';
import { CONCEPT_KINDS } from '@madang/domain/search/vocabulary.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogSnapshot } from '../../catalog/catalog-snapshot.ts';
import { PHRASES } from './golden-phrases.fixture.ts';
import { learnedKeytalk, NO_PICTURES } from './learned-keytalk.fixture.ts';
import { LEXICON } from './lexicon/lexicon.ts';

const snapshot = catalogSnapshot(worldRows('demo', NO_PICTURES, '2026-11-22'));
const { keytalk, learned } = await learnedKeytalk(snapshot);

const PAGE = 5;
const keysFor = async (phrase: string, language: (typeof LANGUAGES)[number] = 'en_us', most = PAGE): Promise<string[]> =>
  (await keytalk.suggest(phrase, { language, most })).map(({ concept }) => concept.key);
const titled = (id: string): string => snapshot.find(id)?.title.en_us ?? id;
const titlesWith = async (...keys: string[]): Promise<string[]> => (await keytalk.titlesWith(keys)).map(({ id }) => titled(id));

test('forty phrases in six languages give the keyword that was meant among the first five, and with it a title that fits', async () => {
  expect(new Set(PHRASES.map(([phrase]) => phrase)).size).toBeGreaterThanOrEqual(40);
  expect(new Set(PHRASES.map(([, language]) => language))).toEqual(new Set(LANGUAGES));
  const misses: string[] = [];
  for (const [phrase, language, keyword, title] of PHRASES) {
    const keys = await keysFor(phrase, language);
    const offered = keys.includes(keyword);
    if (!offered || !(await titlesWith(keyword)).includes(title)) misses.push(`${phrase} → ${keyword}: ${keys.join(' ')}`);
  }
  if (misses.length > 0) process.stdout.write(`missed phrases:\n${misses.join('\n')}\n`);
  expect(1 - misses.length / PHRASES.length, misses.join('\n')).toBeGreaterThanOrEqual(0.95);
});

test('a suggestion takes less than five milliseconds', async () => {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const [phrase, language] of PHRASES) {
      const begun = performance.now();
      await keysFor(phrase, language);
      if (round > 0) times.push(performance.now() - begun);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? Infinity;
  process.stdout.write(`suggest: median ${at(0.5).toFixed(2)} ms, p95 ${at(0.95).toFixed(2)} ms\n`);
  expect(at(0.5)).toBeLessThan(5);
});

test('while a name is typed its keyword is there from early on, and stays', async () => {
  const steps = [
    ['en_us', 'revenge', 'revenge', 4],
    ['en_us', 'enemies to lovers', 'enemies_to_lovers', 5],
    ['pt_br', 'vinganca', 'revenge', 3],
    ['es_es', 'madre e hija', 'mother_daughter', 5],
    ['zh_cn', '财阀世家', 'chaebol', 1],
    ['vi_vn', 'tra thu', 'revenge', 5],
  ] as const;
  for (const [language, name, keyword, from] of steps)
    for (let length = from; length <= name.length; length += 1) {
      const typed = name.slice(0, length).trim();
      expect(await keysFor(typed, language), typed).toContain(keyword);
    }
});

test('Hangul is found at every key that is pressed', async () => {
  for (const typed of ['복ㅅ', '복수', '복숙', '복수극']) expect(await keysFor(typed, 'en_us', 9), typed).toContain('revenge');
});

test('a named keyword comes before one that is merely near', async () => {
  const suggested = await keytalk.suggest('revenge', { language: 'en_us', most: 20 });
  expect(suggested[0]?.concept.key).toBe('revenge');
  expect(suggested.length).toBeGreaterThan(3);
});

test('a word of the catalogue that names nothing lands near what its title is about', async () => {
  // The bees are kept above a crammer by people who repeat their exams.
  expect(await keysFor('bees')).toContain('exam_pressure');
  expect(await keysFor('violin', 'en_us', 8)).toContain('subway');
});

test('titles carry every keyword that was chosen, so that each more narrows', async () => {
  const all = new Set(await titlesWith('revenge'));
  const both = await titlesWith('revenge', 'inheritance');
  expect(both.length).toBeGreaterThan(0);
  expect(both.length).toBeLessThan(all.size);
  for (const title of both) expect(all.has(title)).toBe(true);
  expect([...both].sort()).toEqual((await titlesWith('inheritance', 'revenge')).sort());
  expect(await titlesWith('revenge', 'revenge')).toEqual(await titlesWith('revenge'));
});

test('any choice of keywords gives exactly the titles that each of them gives, best first', async () => {
  const keys = LEXICON.map(({ key }) => key);
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...keys), { minLength: 1, maxLength: 3 }), async (chosen) => {
      const found = await keytalk.titlesWith(chosen);
      const single = await Promise.all(chosen.map(async (key) => new Set((await keytalk.titlesWith([key])).map(({ id }) => id))));
      const [first = new Set<string>(), ...others] = single;
      const expected = [...first].filter((id) => others.every((set) => set.has(id)));
      expect(found.map(({ id }) => id).sort()).toEqual(expected.sort());
      expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a));
      for (const { score } of found) expect(score > 0 && score <= 1).toBe(true);
    }),
  );
});

test('no title carries what does not exist, and nothing chosen is nothing found', async () => {
  expect(await titlesWith()).toEqual([]);
  expect(await titlesWith('no_such_keyword')).toEqual([]);
  expect(await titlesWith('revenge', 'no_such_keyword')).toEqual([]);
  expect(keytalk.concept('no_such_keyword')).toBeNull();
  expect(keytalk.concept('__proto__')).toBeNull();
});

test('a keyword of the catalogue chooses the concept that stands for it', async () => {
  expect(keytalk.concept('switched_at_birth')).toMatchObject({ kind: 'trope', words: { en_us: expect.any(String) } });
  expect(keytalk.concept('neighbours')?.key).toBe('neighbors');
  for (const content of snapshot.titles)
    for (const keyword of content.keywords)
      expect(
        (await keytalk.titlesWith([keyword])).some(({ id }) => id === content.id),
        `${content.id} ${keyword}`,
      ).toBe(true);
});

test('webtoons are found beside titles', async () => {
  expect(await titlesWith('gumiho')).toContain('Foxfire Pawnshop');
});

test('whatever is asked, the suggestions are few, known, scored from 1 down, and carried by a title', async () => {
  const phrases = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom('.*', '(((', '%_', '\u0000', 'ㅂㅅ', '가'.repeat(10_000), 'a '.repeat(5000), '复'.repeat(5000)),
  );
  await fc.assert(
    fc.asyncProperty(phrases, fc.constantFrom(...LANGUAGES), fc.integer({ min: 0, max: 20 }), async (phrase, language, most) => {
      const suggested = await keytalk.suggest(phrase, { language, most });
      expect(suggested.length).toBeLessThanOrEqual(most);
      expect(new Set(suggested.map(({ concept }) => concept.key)).size).toBe(suggested.length);
      const scores = suggested.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      for (const { concept, score } of suggested) {
        expect(score > 0 && score <= 1.0001).toBe(true);
        expect(CONCEPT_KINDS).toContain(concept.kind);
        expect((await keytalk.titlesWith([concept.key])).length).toBeGreaterThan(0);
      }
    }),
  );
});

test('there is a vector for every concept and title, and for thousands of words', () => {
  expect(learned.concepts.names).toEqual(LEXICON.map(({ key }) => key));
  expect(learned.titles.names).toHaveLength(snapshot.titles.length + snapshot.webtoons.length);
  expect(learned.words.names.length).toBeGreaterThan(5000);
  for (const { names, vectors } of [learned.words, learned.concepts, learned.titles])
    expect(vectors.length).toBe(names.length * 64);
});
