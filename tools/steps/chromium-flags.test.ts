import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OFF_FOR_PLAYWRIGHT, SET_BY_PLAYWRIGHT } from './chromium-flags.ts';
import { ROOT } from './root.ts';

const playwright = readFileSync(join(ROOT, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8');

test('what Playwright turns off in Chromium stays off', () => {
  const [, list = ''] = /\bdisabledFeatures = \[(.*?)\]/s.exec(playwright) ?? [];
  const names = list.split('\n').flatMap((line) => /^\s*"(\w+)"/.exec(line)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(10);
  expect(OFF_FOR_PLAYWRIGHT).toEqual(names);
});

test('what Playwright sets in Chromium stays set', () => {
  const [, list = ''] = /--blink-settings=([\w=,]+)/.exec(playwright) ?? [];
  expect(SET_BY_PLAYWRIGHT).toEqual(list.split(','));
});
