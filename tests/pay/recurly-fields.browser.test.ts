import { expect as see, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CardFieldsWindow, serveCardFieldsPage } from './card-fields-page.ts';
import { serveRecurlyJs } from './fake-recurly-js.ts';

let pages: Awaited<ReturnType<typeof serveCardFieldsPage>>;
let recurly: Awaited<ReturnType<typeof serveRecurlyJs>>;
let page: Page;

beforeAll(async () => {
  pages = await serveCardFieldsPage();
  recurly = await serveRecurlyJs();
}, 120_000);
afterAll(async () => {
  await pages.close();
  await recurly.close();
});
beforeEach(async () => {
  page = await pages.open();
});
afterEach(() => page.close());

const mount = (language = 'en_us', surface: 'ink' | 'paper' = 'ink') =>
  page.evaluate(([url, locale, on]) => (window as unknown as CardFieldsWindow).mountCardFields(url, locale, on), [
    `${recurly.origin}/#ewr1-a1`,
    language,
    surface,
  ] as const);
const requestToken = () => page.evaluate(() => (window as unknown as CardFieldsWindow).requestToken());
/** Each field of Recurly’s is a frame, called as its label. */
const field = (label: string) => page.frameLocator(`iframe[title="${label}"]`).getByRole('textbox');
const typeCard = async (number = '4242 4242 4242 4242', year = '30') => {
  await page.getByLabel('First name').fill('  Sora ');
  await page.getByLabel('Last name').fill('Kim   Lee');
  await field('Card number').fill(number);
  await field('Expiration month').fill('12');
  await field('Expiration year').fill(year);
  await field('CVV').fill('123');
  await page.getByLabel('ZIP code').fill('94103');
};
const alerts = () => page.getByRole('alert').filter({ visible: true });

test('the fields of Recurly come into the page and give a token for what was typed, with the name that Recurly wants [BI-29]', async () => {
  await mount();
  await see(page.getByRole('group', { name: 'Card details' })).toBeVisible();
  await see(page.getByRole('status')).toHaveCount(0);
  await typeCard();
  expect(await requestToken()).toBe('ok 4242');
  expect(await page.evaluate(() => (window as unknown as CardFieldsWindow).requests)).toEqual([
    { key: 'ewr1-a1', first_name: 'Sora', last_name: 'Kim Lee', postal_code: '94103' },
  ]);
});

test('each field that is empty or wrong says so, the first has the focus, and what is mended is said no more [BI-23] [BI-24] [BI-25] [BI-26] [BI-28]', async () => {
  await mount();
  await see(page.getByLabel('First name')).toBeVisible();
  expect(await requestToken()).toBeNull();
  await see(alerts()).toHaveText([
    'Please enter the first name on the card',
    'Please enter the last name on the card',
    'Please enter your card number',
    'Please enter the expiration date',
    'Please enter the expiration date',
    'Please enter the CVV',
    'Please enter your ZIP Code.',
  ]);
  await see(page.getByLabel('First name')).toBeFocused();
  await typeCard('4242');
  await see(alerts()).toHaveCount(0);
  expect(await requestToken()).toBeNull();
  // The focus that it gets says nothing of what is wrong.
  await see(field('Card number')).toBeFocused();
  await see(alerts()).toHaveText(['Please enter valid card information']);
  expect(await page.evaluate(() => (window as unknown as CardFieldsWindow).requests)).toEqual([]);
});

test('what Recurly finds wrong is said beside the field, and of its own faults that the card could not be checked', async () => {
  await mount();
  await see(page.getByLabel('First name')).toBeVisible();
  for (const [number, year, says] of [
    ['4242424242424242', '2025', ['This card has expired', 'This card has expired']],
    ['4000000000000002', '30', ['Please enter valid card information']],
    ['4000000000000119', '30', ['We couldn’t check your card. Please try again.']],
  ] as const) {
    await typeCard(number, year);
    expect(await requestToken()).toBeNull();
    await see(alerts()).toHaveText([...says]);
  }
  await typeCard();
  expect(await requestToken()).toBe('ok 4242');
  await see(alerts()).toHaveCount(0);
});

test('Enter in any field is reported to the page, and another language relabels the fields and keeps the input', async () => {
  await mount();
  await see(page.getByLabel('ZIP code')).toBeVisible();
  await page.getByLabel('ZIP code').press('Enter');
  await page.waitForFunction(() => (window as unknown as CardFieldsWindow).events.length === 1);
  await field('CVV').press('Enter');
  await page.waitForFunction(() => (window as unknown as CardFieldsWindow).events.length === 2);
  await typeCard();
  await mount('vi_vn');
  await see(page.getByLabel('Họ', { exact: true })).toHaveValue('Kim   Lee');
  await see(field('Số thẻ')).toHaveValue('4242 4242 4242 4242');
  expect(await requestToken()).toBe('ok 4242');
});

test('the fields take the colours of the surface they stand on, fill their boxes, and move nothing when they come', async () => {
  await page.route('**/v4/recurly.js', async (route) => {
    await page.waitForTimeout(300);
    await route.continue();
  });
  const main = page.getByRole('main');
  const height = () => main.evaluate((element) => element.getBoundingClientRect().height);
  const group = page.getByRole('group', { name: 'Card details' });
  const colours = [];
  for (const [surface, width] of [
    ['ink', 640],
    ['paper', 320],
  ] as const) {
    await page.evaluate(() => (window as unknown as CardFieldsWindow).unmountCardFields());
    await page.setViewportSize({ width, height: 900 });
    await mount('en_us', surface);
    const before = await height();
    await see(group).toBeVisible();
    expect(await height()).toBe(before);
    const own = await page.getByLabel('First name').evaluate((input) => getComputedStyle(input).color);
    expect(await field('Card number').evaluate((input) => getComputedStyle(input).color)).toBe(own);
    colours.push(own);
    const [frame, box] = await page.locator('iframe[title="Expiration month"]').evaluate((element) => {
      const { height: high, width: wide } = element.getBoundingClientRect();
      const around = element.closest('[class*="box"]')?.getBoundingClientRect();
      // Text begins where it begins in our own fields.
      return [
        [high, wide],
        [around?.height, (around?.width ?? 0) - 2 * 16],
      ];
    });
    expect(frame).toEqual(box);
    expect(await group.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  expect(new Set(colours).size).toBe(2);
});

test('fields that do not load are reported as missing, and are loaded again on request', async () => {
  await page.route('**/v4/recurly.js', (route) => route.abort());
  await mount();
  await see(page.getByRole('alert')).toContainText('Couldn’t load the card fields');
  expect(await requestToken()).toBeNull();
  await page.unroute('**/v4/recurly.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await see(page.getByLabel('First name')).toBeVisible();
  await typeCard();
  expect(await requestToken()).toBe('ok 4242');
});

test('fields that do not begin within fifteen seconds are missing as well', async () => {
  await page.clock.install();
  await page.route('**/v4/recurly.js', () => undefined);
  // From then on they are waited for.
  const request = page.waitForRequest('**/v4/recurly.js');
  await mount();
  await request;
  await see(page.getByRole('status')).toHaveText('Loading card fields…');
  await page.clock.runFor(15_000);
  await see(page.getByRole('alert')).toContainText('Couldn’t load the card fields');
});

test('a page whose policy does not allow Recurly’s script is reloaded', async () => {
  await page.route(`${pages.origin}/`, async (route) => {
    const response = await route.fetch();
    const policy = "script-src-elem 'self' 'unsafe-inline'";
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.goto(pages.origin);
  await page.waitForFunction(() => 'mountCardFields' in window, undefined, { polling: 50 });
  await page.evaluate(() => history.pushState(null, '', '/checkout'));
  const reloaded = page.waitForEvent('load');
  await mount().catch(() => undefined);
  await reloaded;
  expect(new URL(page.url()).pathname).toBe('/checkout');
  await page.waitForFunction(() => 'mountCardFields' in window, undefined, { polling: 50 });
  await mount();
  await see(page.getByLabel('First name')).toBeVisible();
});
