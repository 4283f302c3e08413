import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HELP_ARTICLES } from '@madang/domain/help/help-article.ts';
import { LEGAL_DOCUMENTS } from '@madang/domain/legal/legal-document.ts';
import { expect, test } from 'vitest';
import { paths } from '#app/paths.ts';
import { findPage } from '#app/shell/page-of.ts';

const ARTICLES = new URL('../../../../server/documents/help/en_us/', import.meta.url);

const targetsOf = (article: string): readonly string[] => {
  const text = readFileSync(fileURLToPath(new URL(`${article}.md`, ARTICLES)), 'utf8');
  return [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target);
};
/** Below these any name would be a page. */
const NAMED: ReadonlySet<string> = new Set([
  ...HELP_ARTICLES.map((name) => paths.helpArticle('en_us', name)),
  ...LEGAL_DOCUMENTS.map((name) => paths.legal('en_us', name)),
]);
const isPage = (path: string): boolean =>
  /\/(?:help|legal)\//.test(path) ? NAMED.has(path) : !/\/(?:video|season|media)\//.test(path) && findPage(path) !== null;

test.each(HELP_ARTICLES)('every link of the article on %s leads to an existing page', (article) => {
  const paths = targetsOf(article).map((target) => target.replace('{language}', 'en_us').replace(/[?#].*$/, ''));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !isPage(path))).toEqual([]);
});
