import { expect, test } from 'vitest';
import { HELP_ARTICLES, isHelpArticle } from './help-article.ts';

test('articles are known by their names, each has one, and nothing else is known', () => {
  expect(HELP_ARTICLES.every(isHelpArticle)).toBe(true);
  expect(new Set(HELP_ARTICLES).size).toBe(HELP_ARTICLES.length);
  for (const other of ['', 'Billing', 'billing.md', '../billing', 'bill', 'constructor'])
    expect(isHelpArticle(other)).toBe(false);
});
