import { expect as see, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CardFieldsWindow, serveCardFieldsPage } from './card-fields-page.ts';
import { serveStripeJs } from './fake-stripe-js.ts';

let pages: Awaited<ReturnType<typeof serveCardFieldsPage>>;
let stripe: Awaited<ReturnType<typeof serveStripeJs>>;
let page: Page;

beforeAll(async () => {
  pages = await serveCardFieldsPage();
  stripe = await serveStripeJs();
}, 120_000);
afterAll(async () => {
  await pages.close();
  await stripe.close();
});
beforeEach(async () => {
  page = await pages.open();
});
afterEach(() => page.close());

const mount = (language = 'en_us') =>
  page.evaluate(([url, locale]) => (window as unknown as CardFieldsWindow).mountCardFields(url, locale), [
    `${stripe.origin}/#pk_test_1`,
    language,
  ] as const);
const requestToken = () => page.evaluate(() => (window as unknown as CardFieldsWindow).requestToken());
const typeCard = async (number = '4242424242424242') => {
  await page.getByLabel('Name on card').fill('  Sora   Kim ');
  await page.getByLabel('cardNumber en').fill(number);
  await page.getByLabel('cardExpiry en').fill('12/30');
  await page.getByLabel('cardCvc en').fill('123');
  await page.getByLabel('ZIP code').fill('94103');
};

test('the fields of Stripe come into the page and give a payment method for what was typed [BI-29]', async () => {
  await mount();
  await see(page.getByRole('group', { name: 'Card details' })).toBeVisible();
  await see(page.getByRole('status')).toHaveCount(0);
  await typeCard();
  expect(await requestToken()).toBe('pm_4242');
  expect(await page.evaluate(() => (window as unknown as CardFieldsWindow).requests)).toEqual([
    { key: 'pk_test_1', type: 'card', billing_details: { name: 'Sora Kim', address: { postal_code: '94103' } } },
  ]);
});

test('each field that is empty or wrong says so, the first has the focus, and what is mended is said no more [BI-23] [BI-28]', async () => {
  await mount();
  await see(page.getByLabel('Name on card')).toBeVisible();
  expect(await requestToken()).toBeNull();
  const alerts = page.getByRole('alert').filter({ visible: true });
  await see(alerts).toHaveText([
    'Please enter the name on the card',
    'Please enter your card number',
    'Please enter the expiration date',
    'Please enter the CVV',
    'Please enter your ZIP Code.',
  ]);
  await see(page.getByLabel('Name on card')).toBeFocused();
  await typeCard('4242');
  await see(alerts).toHaveCount(0);
  expect(await requestToken()).toBeNull();
  await see(alerts).toHaveText(['Stripe says: too short']);
  await see(page.getByLabel('cardNumber en')).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as CardFieldsWindow).requests)).toEqual([]);
});

test('what Stripe says of a card is said, and of its own faults that the card could not be checked', async () => {
  await mount();
  await see(page.getByLabel('Name on card')).toBeVisible();
  for (const [number, says] of [
    ['4000000000000002', 'Stripe says: declined'],
    ['4000000000000119', 'We couldn’t check your card. Please try again.'],
  ] as const) {
    await typeCard(number);
    expect(await requestToken()).toBeNull();
    await see(page.getByRole('alert').filter({ visible: true })).toHaveText([says]);
  }
});

test('Enter in a field is reported to the page, and another language loads other fields', async () => {
  await mount();
  await see(page.getByLabel('ZIP code')).toBeVisible();
  await page.getByLabel('ZIP code').press('Enter');
  await page.waitForFunction(() => (window as unknown as CardFieldsWindow).events.includes('enter'));
  await typeCard();
  await mount('zh_cn');
  await see(page.getByLabel('cardNumber zh')).toHaveValue('');
  await see(page.getByLabel('cardNumber en')).toHaveCount(0);
  expect(await requestToken()).toBeNull();
});

test('fields that do not load are reported as missing, and are loaded again on request', async () => {
  await page.route('**/endive/stripe.js', (route) => route.abort());
  await mount();
  await see(page.getByRole('alert')).toContainText('Couldn’t load the card fields');
  expect(await requestToken()).toBeNull();
  await page.unroute('**/endive/stripe.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await see(page.getByLabel('Name on card')).toBeVisible();
  await typeCard();
  expect(await requestToken()).toBe('pm_4242');
});

test('fields that do not begin within fifteen seconds are missing as well', async () => {
  await page.clock.install();
  await page.route('**/endive/stripe.js', () => undefined);
  // From then on they are waited for.
  const request = page.waitForRequest('**/endive/stripe.js');
  await mount();
  await request;
  await see(page.getByRole('status')).toHaveText('Loading card fields…');
  await page.clock.runFor(15_000);
  await see(page.getByRole('alert')).toContainText('Couldn’t load the card fields');
});

test('a page whose policy does not allow Stripe’s script is reloaded', async () => {
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
  await see(page.getByLabel('Name on card')).toBeVisible();
});
