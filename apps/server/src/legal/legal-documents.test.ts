import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEGAL_DOCUMENTS } from '@madang/domain/legal/legal-document.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { afterAll, expect, test } from 'vitest';
import { legalDocuments } from './legal-documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-legal-'));
afterAll(() => rmSync(folder, { recursive: true }));
const OPERATOR = { name: 'Film & *Friends*', contact: 'us@films.example', address: '<1> Main Street' };
const write = (language: string, name: string, text: string) => {
  mkdirSync(join(folder, language), { recursive: true });
  writeFileSync(join(folder, language, `${name}.md`), text);
};
const shipped = (language: string, name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../documents/legal/${language}/${name}.md`, import.meta.url)), 'utf8');
const countOf = (text: string, what: RegExp): number => [...text.matchAll(what)].length;

test.each(LEGAL_DOCUMENTS.flatMap((name) => LANGUAGES.map((language) => [name, language] as const)))(
  '%s is there in %s, with the sections, lists, links and names of the English one',
  async (name, language) => {
    const [own, english] = [shipped(language, name), shipped('en_us', name)];
    for (const part of [/^# /gm, /^## /gm, /^- /gm, /\]\(\/\{language\}\//g, /\{operator\}/g, /\{contact\}/g, /\{address\}/g])
      expect([String(part), countOf(own, part)]).toEqual([String(part), countOf(english, part)]);
    expect(own.replaceAll(/\{(operator|contact|address|language)\}/g, '')).not.toMatch(/[{}<>]/);
    const page = await legalDocuments({ folder: null, operator: null })(name, language);
    expect(page).toMatchObject({ language, isModel: true });
    expect(page.html).toContain(`<h1>${page.title.replaceAll('&', '&amp;')}</h1>`);
    expect(page.html).not.toMatch(/\{(operator|contact|address|language)\}/);
  },
);

test('the cookie policy names every cookie that is set, and none besides', () => {
  const set = ['../http/cookies.ts', '../../../web/src/platform/cookies.ts', '../../../web/src/features/identities/process.ts']
    .map((path) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'))
    .flatMap((source) => [...source.matchAll(/'(madang_[a-z_]+)'/g)].map(([, name]) => name));
  const listed = [...shipped('en_us', 'cookies').matchAll(/`(madang_[a-z_]+)`/g)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual([...new Set(set)].toSorted());
});

test('the operator is named as they are written, and their address is a link', async () => {
  const { html, isModel } = await legalDocuments({ folder: null, operator: OPERATOR })('terms', 'en_us');
  expect(isModel).toBe(false);
  expect(html).toContain('Film &amp; *Friends*');
  expect(html).toContain('<a href="mailto:us@films.example">us@films.example</a>');
  expect(html).not.toContain('<em>Friends');
});

test('the operator’s own text goes before ours, also where it is there in English only', async () => {
  write('en_us', 'cookies', '# Our cookies\n\nNone.\n');
  write('es_es', 'cookies', '# Nuestras cookies\n\n{contact}\n');
  const read = legalDocuments({ folder, operator: null });
  expect(await read('cookies', 'en_us')).toEqual({
    title: 'Our cookies',
    html: '<h1>Our cookies</h1>\n<p>None.</p>\n',
    language: 'en_us',
    isModel: false,
  });
  // No operator is configured.
  expect(await read('cookies', 'es_es')).toMatchObject({ title: 'Nuestras cookies', language: 'es_es', isModel: true });
  expect(await read('cookies', 'vi_vn')).toMatchObject({ title: 'Our cookies', language: 'en_us' });
  expect(await read('terms', 'vi_vn')).toMatchObject({ language: 'vi_vn', isModel: true });
});

test('unknown Markdown is shown as text, and no link runs a script', async () => {
  write('pt_br', 'ratings', '# A\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) <b onclick="x">y</b>\n');
  const { html } = await legalDocuments({ folder, operator: null })('ratings', 'pt_br');
  expect(html).not.toMatch(/<script|<b |href="javascript/);
});

test('a text that could not be read is read again the next time', async () => {
  mkdirSync(join(folder, 'zh_cn/privacy.md'), { recursive: true });
  const read = legalDocuments({ folder, operator: null });
  await expect(read('privacy', 'zh_cn')).rejects.toThrow('EISDIR');
  rmSync(join(folder, 'zh_cn/privacy.md'), { recursive: true });
  write('zh_cn', 'privacy', '# 隐私\n');
  expect((await read('privacy', 'zh_cn')).title).toBe('隐私');
});
