import { KEYWORDS } from '@madang/demo/catalog/keywords.ts';
import { GENRES } from '@madang/domain/catalog/vocabulary.ts';
import { CONCEPT_KINDS } from '@madang/domain/search/vocabulary.ts';
import { expect, test } from 'vitest';
import { TONGUES } from './entry.ts';
import { LEXICON } from './lexicon.ts';

const SCRIPTS = { ko: /\p{Script=Hangul}/u, zh: /\p{Script=Han}/u } as const;
/** What people write in Latin letters in every language. */
const INTERNATIONAL = /^SF$/;

test('there are about three hundred concepts of every kind, each key once', () => {
  expect(LEXICON.length).toBeGreaterThanOrEqual(300);
  expect(new Set(LEXICON.map(({ key }) => key)).size).toBe(LEXICON.length);
  expect(new Set(LEXICON.map(({ kind }) => kind))).toEqual(new Set(CONCEPT_KINDS));
  for (const { key } of LEXICON) expect(key).toMatch(/^[a-z][a-z_]{1,39}$/);
});

test.each(TONGUES)('every concept has words in %s, neatly written, each once', (tongue) => {
  for (const { key, synonyms } of LEXICON) {
    const words = synonyms[tongue];
    expect(words.length, key).toBeGreaterThan(0);
    expect(new Set(words).size, key).toBe(words.length);
    for (const word of words) {
      expect(word, key).toBe(word.trim().normalize('NFC'));
      expect(word, key).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M} ’-]*$/u);
      const script = SCRIPTS[tongue as keyof typeof SCRIPTS];
      if (script && !INTERNATIONAL.test(word)) expect(word, key).toMatch(script);
    }
  }
});

test('what a viewer reads tells one keyword of a kind from another', () => {
  for (const kind of CONCEPT_KINDS) {
    const concepts = LEXICON.filter((concept) => concept.kind === kind);
    for (const language of ['en_us', 'pt_br', 'es_es', 'zh_cn', 'vi_vn'] as const)
      expect(new Set(concepts.map(({ words }) => words[language])).size, `${kind} ${language}`).toBe(concepts.length);
  }
});

test.each(TONGUES)('no word of %s belongs to two concepts of one kind', (tongue) => {
  const owners = new Map<string, string[]>();
  for (const { key, kind, synonyms } of LEXICON)
    for (const word of synonyms[tongue]) {
      const place = `${kind}: ${word.toLowerCase()}`;
      owners.set(place, [...(owners.get(place) ?? []), key]);
    }
  expect([...owners].filter(([, keys]) => keys.length > 1)).toEqual([]);
});

test('every keyword of the catalogue and every genre is reached by a concept, and none that does not exist', () => {
  const keywords = new Set(LEXICON.flatMap((concept) => concept.keywords));
  expect(Object.keys(KEYWORDS).filter((key) => !keywords.has(key))).toEqual([]);
  expect([...keywords].filter((key) => !(key in KEYWORDS))).toEqual([]);
  expect(new Set(LEXICON.flatMap(({ genres }) => genres))).toEqual(new Set(GENRES));
});
