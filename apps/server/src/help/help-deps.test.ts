import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jwtVerify } from 'jose';
import { expect, test, afterAll } from 'vitest';
import { HELP_ARTICLES, HELP_TOPICS } from '@madang/domain/help/help-article.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { helpTokens, helpArticles } from './help-deps.ts';

const KEY = 'k'.repeat(32);
const NOON = Date.UTC(2026, 10, 22, 12);

test('a token identifies a reader to the holder of the key, once and from now', async () => {
  const token = await helpTokens(KEY).issue({ accountId: 'a-1', email: 'bora@films.example', name: 'Bora Han' }, NOON, 'once');
  const { payload, protectedHeader } = await jwtVerify(token, new TextEncoder().encode(KEY));
  expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(payload).toEqual({
    iat: NOON / 1000,
    jti: 'once',
    external_id: 'a-1',
    email: 'bora@films.example',
    name: 'Bora Han',
  });
  await expect(jwtVerify(token, new TextEncoder().encode('l'.repeat(32)))).rejects.toThrow('signature verification failed');
});

const folder = mkdtempSync(join(tmpdir(), 'madang-help-'));
afterAll(() => rmSync(folder, { recursive: true }));
const OPERATOR = { name: 'Film & *Friends*', contact: 'us@films.example', address: '1 Main Street' };
const shipped = (language: string, name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../documents/help/${language}/${name}.md`, import.meta.url)), 'utf8');
const targets = (text: string): readonly (string | undefined)[] =>
  [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target);

test.each(HELP_ARTICLES.flatMap((name) => LANGUAGES.map((language) => [name, language] as const)))(
  '%s is explained in %s, with the sections, steps and links of the English article',
  async (name, language) => {
    const [own, english] = [shipped(language, name), shipped('en_us', name)];
    const countOf = (text: string, what: RegExp): number => [...text.matchAll(what)].length;
    for (const part of [/^# /gm, /^## /gm, /^- /gm, /^\d+\. /gm, /\{operator\}/g, /\{contact\}/g])
      expect([String(part), countOf(own, part)]).toEqual([String(part), countOf(english, part)]);
    expect(targets(own)).toEqual(targets(english));
    expect(own.replaceAll(/\{(operator|contact|language)\}/g, '')).not.toMatch(/[{}<>]/);
    const page = await helpArticles(null, null).read(name, language);
    expect(page).toMatchObject({ language });
    expect(page.html).toContain(`<h1>${page.title}</h1>`);
    expect(page.html).not.toMatch(/\{(operator|contact|language)\}/);
  },
);

test.each(LANGUAGES)('the list in %s says of each article what it is about, in words of its own', async (language) => {
  const contents = await helpArticles(null, null).list(language);
  expect(contents.map(({ topic }) => topic)).toEqual(Object.keys(HELP_TOPICS));
  const articles = contents.flatMap((topic) => topic.articles);
  expect(articles.map(({ name }) => name)).toEqual(HELP_ARTICLES);
  for (const { name, title, summary } of articles) {
    expect(title, name).not.toBe(name);
    expect(summary.length, name).toBeGreaterThan(15);
    expect(summary, name).not.toMatch(/[[\]{}#*`\n]/);
  }
  expect(new Set(articles.map(({ summary }) => summary)).size).toBe(HELP_ARTICLES.length);
});

test('the operator’s own article goes before ours, in the list as well, and names them', async () => {
  mkdirSync(join(folder, 'en_us'), { recursive: true });
  writeFileSync(
    join(folder, 'en_us/billing.md'),
    '# How we bill\n\nBy {operator},\non the first.\n\n## Write to us\n\n{contact}\n',
  );
  const help = helpArticles(folder, OPERATOR);
  expect(help.contact).toBe('us@films.example');
  expect(await help.read('billing', 'vi_vn')).toMatchObject({ title: 'How we bill', language: 'en_us' });
  expect((await help.read('billing', 'en_us')).html).toContain('<a href="mailto:us@films.example">us@films.example</a>');
  const paying = (await help.list('en_us')).find(({ topic }) => topic === 'paying');
  expect(paying?.articles.find(({ name }) => name === 'billing')).toEqual({
    name: 'billing',
    title: 'How we bill',
    summary: 'By Film & *Friends*, on the first.',
  });
  expect(await help.read('plans', 'vi_vn')).toMatchObject({ language: 'vi_vn' });
});
