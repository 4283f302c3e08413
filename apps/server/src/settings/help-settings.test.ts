import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from './read-settings.ts';

const home = mkdtempSync(join(tmpdir(), 'madang-settings-'));
afterAll(() => rmSync(home, { recursive: true }));
const read = (environment: NodeJS.ProcessEnv) => readSettings(environment, home).help;

const CENTER = 'https://help.example/hc/';
const KEY = 'k'.repeat(32);

test('our own articles explain the service, unless a help centre elsewhere does', () => {
  expect(read({})).toEqual({ folder: null, center: null, signIn: null });
  expect(read({ HELP_CENTER_URL: CENTER })).toEqual({
    folder: null,
    center: { url: 'https://help.example/hc', articles: {} },
    signIn: null,
  });
  expect(
    read({
      HELP_CENTER_URL: CENTER,
      HELP_CENTER_ARTICLES: 'browser=articles/360001, billing=sections/7',
      HELP_CENTER_SIGN_IN_URL: 'https://help.example/access/jwt',
      HELP_CENTER_KEY: KEY,
    }),
  ).toEqual({
    folder: null,
    center: { url: 'https://help.example/hc', articles: { browser: 'articles/360001', billing: 'sections/7' } },
    signIn: { url: 'https://help.example/access/jwt', key: KEY },
  });
});

test.each([
  [{ HELP_CENTER_URL: 'http://help.example' }, 'HELP_CENTER_URL: must begin with https://'],
  [{ HELP_CENTER_URL: CENTER, HELP_CENTER_KEY: 'short' }, 'HELP_CENTER_KEY: must be 32 characters or more'],
  [{ HELP_CENTER_URL: CENTER, HELP_CENTER_KEY: KEY }, 'HELP_CENTER_SIGN_IN_URL: must be set with HELP_CENTER_KEY'],
  [
    { HELP_CENTER_URL: CENTER, HELP_CENTER_ARTICLES: 'refunds=articles/1' },
    'HELP_CENTER_ARTICLES: there is no refunds=articles/1',
  ],
  [{ HELP_CENTER_URL: CENTER, HELP_DIR: '.' }, 'HELP_DIR: has no effect'],
  [{ HELP_CENTER_ARTICLES: 'billing=articles/1' }, 'HELP_CENTER_ARTICLES: set, but HELP_CENTER_URL is not'],
  [{ HELP_CENTER_KEY: KEY }, 'HELP_CENTER_KEY: set, but HELP_CENTER_URL is not'],
])('%j is a fault', (environment, fault) => {
  expect(() => read(environment)).toThrow(fault);
});

test('the operator’s own articles have the names of ours', () => {
  mkdirSync(join(home, 'articles/es_es'), { recursive: true });
  writeFileSync(join(home, 'articles/es_es/billing.md'), '# Uno');
  expect(read({ HELP_DIR: 'articles' }).folder).toBe(join(home, 'articles'));
  writeFileSync(join(home, 'articles/es_es/refunds.md'), '# Dos');
  expect(() => read({ HELP_DIR: 'articles' })).toThrow(
    /HELP_DIR: unknown files es_es.refunds\.md; articles are <language>\/<article>\.md/,
  );
});
