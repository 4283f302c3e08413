import { readdirSync } from 'node:fs';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from './catalogues.ts';
import { PRESCRIBED_TEXTS } from './prescribed-texts.fixture.ts';
import { NOT_ENGLISH, TERMS } from './terms.fixture.ts';

/** Prescribed word for word, or by the law of California. */
const given: ReadonlySet<string> = new Set([...PRESCRIBED_TEXTS, 'Do not sell or share my personal information']);

const textsOf = (words: object, path = ''): readonly (readonly [path: string, text: string])[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value] as const] : textsOf(value as object, `${path}.${key}`),
  );

beforeAll(async () => {
  for (const file of readdirSync(new URL('./parts', import.meta.url))) await import(`./parts/${file.replace('.ts', '')}.ts`);
});

test.each(LANGUAGES)('%s has one word for each concept, and the texts use no other', async (language) => {
  const texts = textsOf(await loadWords(language)).filter(([, text]) => !given.has(text));
  const wrong = TERMS.flatMap(({ concept, not = {} }) =>
    (not[language] ?? []).flatMap((variant) =>
      texts.filter(([, text]) => variant.test(text)).map((found) => [concept, ...found]),
    ),
  );
  expect(wrong).toEqual([]);
  expect(TERMS.filter((term) => term[language] === '').map(({ concept }) => concept)).toEqual([]);
});

test('the English texts use contractions, American spelling and no calques', async () => {
  const texts = textsOf(await loadWords('en_us')).filter(([, text]) => !given.has(text));
  expect(texts.filter(([, text]) => NOT_ENGLISH.some((variant) => variant.test(text)))).toEqual([]);
});

test('the metaphor of the courtyard stays in three places: the welcome, what a madang is, and a missing page', async () => {
  const texts = textsOf(await loadWords('en_us')).filter(([, text]) => /courtyard|\bstage\b|the lights/i.test(text));
  expect(texts.map(([path]) => path).sort()).toEqual([
    '.guide.closing',
    '.guide.faq.what.text',
    '.guide.text',
    '.shell.notFound.text',
  ]);
});
