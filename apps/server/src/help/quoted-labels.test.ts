import { readdirSync, readFileSync } from 'node:fs';
import { HELP_ARTICLES } from '@madang/domain/help/help-article.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { loadWords } from '@madang/i18n/catalogues.ts';
import { beforeAll, expect, test } from 'vitest';

// Each part, once imported, loads with the words of a language.
beforeAll(async () => {
  for (const file of readdirSync(new URL('../../../../packages/i18n/src/parts', import.meta.url)))
    await import(`../../../../packages/i18n/src/parts/${file.replace('.ts', '')}.ts`);
});

const textsOf = (words: unknown): readonly string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsOf);

const PLACEHOLDER = /\{\w+\}/g;

/** A label as articles quote it: whole, or a template up to its placeholder, or with an ellipsis in its place. */
const quotes = (label: string, quoted: string): boolean => {
  if (label === quoted) return true;
  const [before = '', ...after] = label.split(PLACEHOLDER);
  if (after.length === 0) return false;
  const isBeginning = before.startsWith(quoted) && !/^[\p{L}\p{N}]/u.test(before.slice(quoted.length));
  return isBeginning || label.replaceAll(PLACEHOLDER, '……').replaceAll(/\s/g, '') === quoted;
};

/** Menus of browsers, which are not ours. */
const WITHOUT_LABELS = 'browser';
const QUOTED = /[“«]([^”»]+)[”»]/g;

test.each(LANGUAGES)('labels that help articles quote in %s are those of the interface', async (language) => {
  const labels = textsOf(await loadWords(language));
  const quoted = HELP_ARTICLES.filter((name) => name !== WITHOUT_LABELS).flatMap((name) => {
    const text = readFileSync(new URL(`../../documents/help/${language}/${name}.md`, import.meta.url), 'utf8');
    return [...text.matchAll(QUOTED)].map(([, label = '']) => ({ name, label }));
  });
  expect(quoted.length).toBeGreaterThan(50);
  expect(quoted.filter(({ label }) => !labels.some((known) => quotes(known, label)))).toEqual([]);
});
