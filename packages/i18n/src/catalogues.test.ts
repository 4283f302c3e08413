import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGE_NAMES, type Language, loadWords, definePart, loadedWords } from './catalogues.ts';

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
const OTHERS = LANGUAGES.filter((language) => language !== 'en_us');

/** Names, and words that are the same in both languages. */
const SAME_IN_ENGLISH = new Set([
  '“{query}”',
  '© {year} Madang',
  '{language} (CC)',
  '{plan}, {period}',
  'HD',
  'Premium',
  'Premium Pass',
  '{plan}, Premium Pass',
  'Boleto',
  'Downloads',
  '{percent} · {size}',
  '{count}/{most}',
  'Makjang',
  'Romance',
  'Melodrama',
  'Crime',
  'Reality',
  'Teasers',
  'Trailers',
  'Webtoons',
  '{hours}h',
  'Terror',
  '{count} px',
  'Normal',
  'OK',
  'No',
  'TV',
  'CVV',
  'MM/YY',
  'MM',
  'YY',
  'A–Z',
  'CEP',
  'Concert',
  'Intro',
  'Talk show',
  'Teaser',
  'Trailer',
]);

/** Loanwords and figures that a language writes as English does; elsewhere the same text would be an oversight. */
const SAME_IN_ONE: Partial<Record<Language, ReadonlySet<string>>> = {
  pt_br: new Set([
    '{count}/{most}',
    'A–Z',
    'Buffer',
    'Game show',
    'Item',
    'PIN',
    'Player: {title}',
    'Reality',
    'Reality show',
    'Status',
    'Talk show',
    'Teaser',
    'Total',
    'Trailer',
    'Volume',
    'smart TVs',
  ]),
  es_es: new Set([
    '{count}/{most}',
    'A–Z',
    'Audio',
    'Color',
    'Error {code}',
    'Intro',
    'Normal',
    'PIN',
    'Plan',
    'Teaser',
    'Total',
  ]),
  zh_cn: new Set(['A–Z', 'Teaser']),
  vi_vn: new Set(['PIN', 'A–Z', 'Teaser', 'Trailer', 'Talk show']),
};

const filesIn = (folder: string): readonly string[] => readdirSync(new URL(folder, import.meta.url));

/** As whatever speaks their words would. */
beforeAll(async () => {
  for (const file of filesIn('./parts')) await import(`./parts/${file.replace('.ts', '')}.ts`);
});

/** As Unicode calls the forms of a plural. */
const FORMS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Every text with its path; the forms of a plural count as one text, in the form `other`. */
const textsOf = (words: object, path = ''): [string, string][] => {
  if ('other' in words && Object.keys(words).every((key) => FORMS.has(key))) return [[path, String(words.other)]];
  return Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : textsOf(value as object, `${path}.${key}`),
  );
};
const placeholdersIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

test('five languages are offered, no more [IN-06]', () => {
  expect(LANGUAGES).toEqual(['en_us', 'pt_br', 'es_es', 'zh_cn', 'vi_vn']);
});

test.each(OTHERS)('%s has every text of the English catalogue and no other [IN-01] [ER-78]', async (language) => {
  const english = textsOf(await loadWords('en_us')).map(([path]) => path);
  expect(
    textsOf(await loadWords(language))
      .map(([path]) => path)
      .sort(),
  ).toEqual(english.sort());
});

test.each(OTHERS)('%s uses the placeholders of the English texts', async (language) => {
  const english = new Map(textsOf(await loadWords('en_us')));
  const wrong = textsOf(await loadWords(language)).filter(
    ([path, text]) => placeholdersIn(text).join() !== placeholdersIn(english.get(path) ?? '').join(),
  );
  expect(wrong).toEqual([]);
});

test.each(OTHERS)('no English is left in %s [IN-02] [IN-03] [IN-04] [IN-05]', async (language) => {
  const english = new Map(textsOf(await loadWords('en_us')));
  const left = textsOf(await loadWords(language)).filter(
    ([path, text]) => text === english.get(path) && !SAME_IN_ENGLISH.has(text) && !SAME_IN_ONE[language]?.has(text),
  );
  expect(left).toEqual([]);
});

test.each(LANGUAGES)('no text of %s is empty or padded', async (language) => {
  expect(textsOf(await loadWords(language)).filter(([, text]) => text !== text.trim() || text === '')).toEqual([]);
});

test.each(LANGUAGES)('every file of words in %s is said by every page, or is a part', async (language) => {
  const words = await loadWords(language);
  expect(filesIn('./parts').length).toBeGreaterThan(0);
  expect(Object.keys(words)).toHaveLength(filesIn(`./words/${language}`).length);
});

test('lazy messages are absent until they are requested, and those of a part come with the next load', async () => {
  await loadWords('en_us');
  const part = definePart('encore', {
    en_us: async () => ({ encore: { title: 'Once more' } as const }),
    pt_br: async () => ({ encore: { title: 'Mais uma vez' } }),
    es_es: async () => ({ encore: { title: 'Otra vez' } }),
    zh_cn: async () => ({ encore: { title: '再来一次' } }),
    vi_vn: async () => ({ encore: { title: 'Lần nữa' } }),
  });
  expect(() => loadedWords('en_us', part)).toThrow('encore');
  await loadWords('en_us');
  expect(loadedWords('en_us', part).encore.title).toBe('Once more');
  expect(loadedWords('en_us', part).shell.home).toBe('Home');
});
