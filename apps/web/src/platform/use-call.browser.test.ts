import { fileURLToPath } from 'node:url';
import { servePage, type ServedPage } from '@madang/player/testing/serve-page.ts';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, test, vi } from 'vitest';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

let served: ServedPage;
let browser: Browser;
let page: Page;
let errors: string[] = [];

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
beforeAll(async () => {
  served = await servePage(fileURLToPath(new URL('testing', import.meta.url)));
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser.close();
  await served.close();
});
beforeEach(async () => {
  page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  errors = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await page.goto(served.address);
  await page.waitForFunction(() => 'mountCalls' in window, undefined, { polling: 50 });
  await page.evaluate(() => window.mountCalls());
});
afterEach(async () => {
  expect(errors).toEqual([]);
  await page.close();
});

const form = () => page.getByRole('region', { name: 'form' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const answer = (name: string, outcome: 'done' | 'outage') =>
  page.evaluate(([call, how]) => window.answerCall(call, how), [name, outcome] as const);
const sent = () => page.evaluate(() => window.sent);
const results = () => page.evaluate(() => window.results);

test('a form is busy from the click until the response', async () => {
  await expect(form()).toHaveAttribute('aria-busy', 'false');
  await button('Save').click();
  await expect(form()).toHaveAttribute('aria-busy', 'true');
  await answer('save', 'done');
  await expect(form()).toHaveAttribute('aria-busy', 'false');
  expect(await results()).toEqual([['save', 'save done']]);
});

test('a failed call shows its failure, and a retry hides it and sends the call again', async () => {
  await button('Save').click();
  await answer('save', 'outage');
  await expect(form().getByRole('alert')).toHaveText('1001');
  await expect(form()).toHaveAttribute('aria-busy', 'false');
  await button('Retry').click();
  await expect(form()).toHaveAttribute('aria-busy', 'true');
  await expect(form().getByRole('alert')).toHaveCount(0);
  await answer('save', 'done');
  await expect(form()).toHaveAttribute('aria-busy', 'false');
  expect(await sent()).toEqual(['save', 'save']);
});

test('reset hides the failure without a call', async () => {
  await button('Save').click();
  await answer('save', 'outage');
  await button('Dismiss').click();
  await expect(form().getByRole('alert')).toHaveCount(0);
  expect(await sent()).toEqual(['save']);
});

test('two runs before React renders send one call', async () => {
  await button('Save twice').click();
  await expect(form()).toHaveAttribute('aria-busy', 'true');
  expect(await sent()).toEqual(['save']);
  expect(await results()).toEqual([['save', null]]);
  await answer('save', 'done');
  await expect(form()).toHaveAttribute('aria-busy', 'false');
});

test('calls of two names run at once, and the response of the first leaves the second busy', async () => {
  await button('Remove first').click();
  await button('Remove second').click();
  await expect(button('Remove second')).toHaveAttribute('aria-busy', 'true');
  expect(await sent()).toEqual(['first', 'second']);
  await answer('first', 'done');
  await expect.poll(results).toEqual([['first', 'first done']]);
  await expect(button('Remove second')).toHaveAttribute('aria-busy', 'true');
  await answer('second', 'done');
  await expect(button('Remove second')).toHaveAttribute('aria-busy', 'false');
});

test('two components have states of their own', async () => {
  await button('Save').click();
  await button('Remove first').click();
  await answer('first', 'outage');
  await expect(page.getByRole('region', { name: 'list' }).getByRole('alert')).toHaveText('1001');
  await expect(form().getByRole('alert')).toHaveCount(0);
  await expect(form()).toHaveAttribute('aria-busy', 'true');
  await answer('save', 'done');
});

test.each(['done', 'outage'] as const)(
  'a call that ends (%s) after its component was unmounted causes no error',
  async (outcome) => {
    await button('Save').click();
    await page.evaluate(() => window.unmountCalls());
    await answer('save', outcome);
    await expect.poll(results).toEqual([['save', outcome === 'done' ? 'save done' : null]]);
    await page.evaluate(() => window.mountCalls());
    await expect(form()).toHaveAttribute('aria-busy', 'false');
  },
);
