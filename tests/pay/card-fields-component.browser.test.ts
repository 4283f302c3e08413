import { fileURLToPath } from 'node:url';
import { freshDatabase, type TestDatabase } from '@madang/database/database.fixture.ts';
import { startSandbox, type TestSandbox } from '@madang/server/providers/payments/sandbox/sandbox.fixture.ts';
import { servePage, type ServedPage } from '@madang/player/testing/serve-page.ts';
import { type Browser, chromium, expect as see, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildWeb } from '../../tools/steps/build-web.ts';
import { field, typeCard } from './frame-page.ts';

const TESTING = fileURLToPath(new URL('../../apps/web/src/features/billing/testing/', import.meta.url));
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

let connection: TestDatabase;
let pages: ServedPage;
let origin: string;
let sandbox: TestSandbox;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  await buildWeb(() => undefined);
  connection = await freshDatabase();
  pages = await servePage(TESTING);
  origin = new URL(pages.address).origin;
  sandbox = await startSandbox({ connection, now: Date.now, parentOrigin: origin });
  browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await sandbox.close();
  await pages.close();
  await connection.close();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 480, height: 900 } });
  page.setDefaultTimeout(20_000);
  await page.goto(origin);
  await page.waitForFunction(() => 'mountCardFields' in window, undefined, { polling: 50 });
});
afterEach(() => page.close());

interface Mounted {
  mountCardFields: (payUrl: string, language?: string) => Promise<void>;
  unmountCardFields: () => void;
  requestToken: () => Promise<string | null>;
  events: readonly (string | null)[];
}
const mount = (payUrl = sandbox.url, language = 'en_us') =>
  page.evaluate(([url, locale]) => (window as unknown as Mounted).mountCardFields(url ?? '', locale), [payUrl, language]);
const requestToken = () => page.evaluate(() => (window as unknown as Mounted).requestToken());
const fields = () => page.frameLocator('iframe');

test('the fields come into the page, as high as they are, and give a token for what was typed [BI-29]', async () => {
  await mount();
  await see(page.getByTitle('Card details')).toBeVisible();
  await typeCard(fields());
  expect(await requestToken()).toMatch(/^[0-9a-f-]{36}$/);
  const inside = await fields()
    .locator('form')
    .evaluate((form) => Math.ceil(form.getBoundingClientRect().height));
  await see.poll(() => page.locator('iframe').evaluate(({ clientHeight }) => clientHeight)).toBe(inside);
  const reach = await page.evaluate(() => document.querySelector('iframe')?.contentDocument ?? null);
  expect(reach).toBeNull();
});

test('a card that is wrong gives no token, and the frame grows by what it says', async () => {
  await mount();
  await see(field(fields(), 'Card number')).toBeVisible();
  const height = () => page.locator('iframe').evaluate(({ clientHeight }) => clientHeight);
  const before = await height();
  expect(await requestToken()).toBeNull();
  await see(fields().getByText('Please enter your ZIP Code.')).toBeVisible();
  await see.poll(height).toBeGreaterThan(before);
});

test('Enter in a field is reported to the page, and another language loads another frame', async () => {
  await mount();
  await see(field(fields(), 'ZIP code')).toBeVisible();
  await field(fields(), 'ZIP code').press('Enter');
  await page.waitForFunction(() => (window as unknown as Mounted).events.includes('enter'));
  await mount(sandbox.url, 'vi_vn');
  await see(page.getByTitle('Thông tin thẻ')).toBeVisible();
  await see(field(fields(), 'Số thẻ')).toBeVisible();
});

test('a frame that does not load within fifteen seconds is reported as missing, and is loaded again on request', async () => {
  await page.clock.install();
  await page.route('**/card-fields?*', (route) => route.abort());
  await mount();
  const skeleton = page.getByRole('status');
  await see(skeleton).toHaveText('Loading card fields…');
  expect(await requestToken()).toBeNull();
  await page.clock.runFor(15_000);
  await see(page.getByRole('alert')).toContainText('Couldn’t load the card fields');
  await page.unroute('**/card-fields?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await see(field(fields(), 'Card number')).toBeVisible();
  await see(page.getByRole('alert')).toHaveCount(0);
});

test('unmounted fields leave no pending token request', async () => {
  await mount();
  await typeCard(fields());
  await page.route('**/api/pay/v1/tokens', () => undefined);
  const request = page.evaluate(() => {
    const mounted = window as unknown as Mounted;
    const token = mounted.requestToken();
    mounted.unmountCardFields();
    return token;
  });
  expect(await request).toBeNull();
});

test('a page whose policy does not allow the fields is reloaded, once only', async () => {
  await page.route(`${origin}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': "frame-src 'none'" } });
  });
  await page.goto(origin);
  await page.waitForFunction(() => 'mountCardFields' in window, undefined, { polling: 50 });
  await page.evaluate(() => (window as unknown as { events: string[] }).events.push('the same page'));
  const violated = page.evaluate(
    () =>
      new Promise<string>((found) =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => found(effectiveDirective)),
      ),
  );
  await mount();
  // Another try at the same address would be refused as well.
  expect(await violated).toBe('frame-src');
  expect(await page.evaluate(() => (window as unknown as Mounted).events)).toEqual(['the same page']);
  await page.evaluate(() => {
    (window as unknown as Mounted).unmountCardFields();
    history.pushState(null, '', '/checkout');
  });
  const reloaded = page.waitForEvent('load');
  // The page may go before it has answered.
  await mount().catch(() => undefined);
  await reloaded;
  expect(new URL(page.url()).pathname).toBe('/checkout');
  await page.waitForFunction(() => 'mountCardFields' in window, undefined, { polling: 50 });
  await mount();
  await see(field(fields(), 'Card number')).toBeVisible();
});
