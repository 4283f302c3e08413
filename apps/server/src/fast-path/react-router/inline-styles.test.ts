import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtStyles, inlineStyles } from './inline-styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-styles-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/shell-a1.css'), '.a{color:red}');
writeFileSync(join(folder, 'assets/odd-b2.css'), '.b{content:"</style>"}');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const styles = builtStyles(folder);
const link = (name: string) => `<link nonce="n" rel="stylesheet" href="/assets/${name}"/>`;

test('a page brings its styles with it, and the link that React expects sleeps behind them', () => {
  expect(inlineStyles(`<head>${link('shell-a1.css')}</head>`, styles, 'n')).toBe(
    '<head><style nonce="n">.a{color:red}</style><link nonce="n" rel="stylesheet" href="/assets/shell-a1.css" disabled=""/></head>',
  );
});

test('a stylesheet that the router marks as one that is imported later as well comes inside too', () => {
  expect(inlineStyles(link('shell-a1.css#'), styles, 'n')).toBe(
    '<style nonce="n">.a{color:red}</style><link nonce="n" rel="stylesheet" href="/assets/shell-a1.css#" disabled=""/>',
  );
});

test('what is no stylesheet of the build, or would end its element early, is fetched as ever', () => {
  const page = `${link('gone-c3.css')}${link('odd-b2.css')}<link rel="stylesheet" href="https://elsewhere.example/x.css"/>`;
  expect(inlineStyles(page, styles, 'n')).toBe(page);
});

test('letters with a meaning in replacements arrive as they are', () => {
  expect(inlineStyles(link('any.css'), () => '.a::after{content:"$&$1"}', 'n')).toContain('.a::after{content:"$&$1"}');
});
