import { shownCode } from '@madang/domain/coupons/code.ts';
import { HALF_PRICE } from '@madang/fixtures/codes.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { HANA, SORA } from '@madang/fixtures/people.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { cookieLifetime, expect, expectAccessible, signInAs, signUp, test, untilHydrated } from './journey.ts';

const HOUR_MS = 3_600_000;

test('two plans stand side by side, by the month or by the year [RT-27] [SU-01] [SU-02] [SU-04] [SU-05]', async ({ page }) => {
  await page.goto('/en_us/plan');
  const table = page.getByRole('table', { name: 'Compare plans' });
  await expect(table.getByRole('columnheader', { name: /^Basic/ })).toContainText('$7.99');
  await expect(table.getByRole('columnheader', { name: /^Premium/ })).toContainText('$12.99');
  await expect(table.getByText('First 14 days free').first()).toBeVisible();
  await expect(table.getByRole('row', { name: /^Profiles/ }).getByRole('cell')).toHaveText(['2', '4']);
  await expect(table.getByRole('row', { name: /^Downloads/ }).getByRole('cell')).toHaveText(['No', 'Yes']);
  for (const [row, value] of [
    ['New episodes', 'As soon as they’re out'],
    ['Live channel', 'Included'],
    ['Picture quality', 'HD'],
    ['Subtitle languages', '6'],
  ] as const)
    await expect(table.getByRole('row', { name: new RegExp(`^${row}`) }).getByRole('cell')).toHaveText([value, value]);
  await expect(table.getByText('save 17%')).toBeVisible();
  await page.getByRole('radio', { name: /^Annual/ }).check();
  await expect(table.getByText('$79.99', { exact: true })).toBeVisible();
  await expect(table.getByText('$129.99', { exact: true })).toBeVisible();
  await expect(table.getByText('$7.99', { exact: true })).toBeHidden();
  await expectAccessible(page);
});

test('the address chooses a way of paying, and a callback shows the same screen [RT-28] [RT-64]', async ({ page }) => {
  await page.goto('/en_us/plan/callback?type=annual');
  await expect(page.getByRole('radio', { name: /^Annual/ })).toBeChecked();
  await expect(page.getByText('$129.99', { exact: true })).toBeVisible();
});

test('a subscriber sees which plan is current [SE-29]', async ({ page }) => {
  await signInAs(page, SORA);
  await page.goto('/en_us/plan');
  // Paid by the year: the table opens at that, so that the mark is seen.
  await expect(page.getByRole('columnheader', { name: /^Premium/ }).getByText('Your plan, Annual')).toBeVisible();
  await expect(page.getByRole('main').getByText(/Billed today/)).toHaveCount(0);
  await page.goto('/en_us/plan?q=monthly');
  await expect(page.getByRole('columnheader', { name: /^Premium/ }).getByText('Your plan, Annual')).toBeHidden();
});

test('a promotion that was scanned waits at the plans, through signing in, and no longer than three hours [SE-24] [ST-14] [ST-15]', async ({
  page,
  context,
  browser,
}) => {
  const waits = page.getByRole('note').filter({ hasText: shownCode(HALF_PRICE.codes[0]) });
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'madang_promotion');
  await page.goto(`/process/qr?code=${HALF_PRICE.codes[0]}`);
  await page.waitForURL('**/en_us/plan');
  await expect(waits).toBeVisible();
  const { expires = 0, ...cookie } = (await kept()) ?? { name: 'madang_promotion', value: '', domain: '', path: '/' };
  expect(cookieLifetime({ expires })).toBeLessThanOrEqual(3 * HOUR_MS);
  expect(cookieLifetime({ expires })).toBeGreaterThan(3 * HOUR_MS - 60_000);

  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('columnheader', { name: /^Premium/ })).toBeVisible();
  await expect(stranger.getByRole('note')).toHaveCount(0);
  await stranger.close();

  await signUp(page);
  await page.goto('/en_us/plan');
  await expect(waits).toBeVisible();

  const old = encodeURIComponent(JSON.stringify({ timestamp: Date.now() - 3 * 3_600_000 - 1000, code: HALF_PRICE.codes[0] }));
  for (const value of [old, '%7Bbroken']) {
    await context.addCookies([{ ...cookie, value }]);
    await page.goto('/en_us/plan');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(kept).toBeUndefined();
    await expect(waits).toHaveCount(0);
  }
});

test('a better plan leads to where plans are changed, with that plan chosen [SU-66]', async ({ page }) => {
  await signInAs(page, HANA);
  await page.goto('/en_us/plan');
  await page.getByRole('link', { name: /Upgrade with Premium, Monthly/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Change plan' });
  await expect(dialog.getByRole('radio', { name: /^Premium, monthly/i })).toBeChecked();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Review your change' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/en_us/account/payment');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('plans that were closed after the page was opened are not sold: the reason is said, and nothing is asked for [SU-77] [SU-78] [ER-24]', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/en_us/plan');
  await untilHydrated(page);
  const object = { id: 'web', sgw_v3_status: 'inactive' };
  await page.route('**/fe/config/sms?id=web', (route) => route.fulfill({ json: { code: '0000', message: 'OK', object } }));
  const purchases: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/purchase')) purchases.push(request.url());
  });
  await page.getByRole('button', { name: /Start free trial with Basic, Monthly/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Subscriptions are closed for maintenance. Please try again later.');
  await expect(page).toHaveURL('/en_us/plan');
  expect(purchases).toEqual([]);
});

test.describe('in Brazil', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'BR' } });

  test('the plans are sold in the country’s currency and its way of writing it [SU-91]', async ({ page }) => {
    await page.goto('/en_us/plan');
    const table = page.getByRole('table', { name: 'Compare plans' });
    await expect(table.getByRole('columnheader', { name: /^Basic/ })).toContainText('R$19.90');
    await expect(table.getByRole('columnheader', { name: /^Premium/ })).toContainText('R$32.90');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch works as well', async ({ page }) => {
    await page.goto('/en_us/plan');
    await page.getByRole('radio', { name: /^Annual/ }).check();
    await expect(page.getByText('$79.99', { exact: true })).toBeVisible();
  });
});

test('what renews by itself, what tax may be added and what is agreed to is said where plans are chosen and paid for, in every language [RT-137]', async ({
  page,
  baseURL,
}) => {
  await signUp(page);
  const choice = { currency: 'USD', skuID: 'WEB_BASIC_MONTHLY_USD', gatewayCode: 'CARD', period: 'monthly' };
  const shown = new Set<string>();
  /** Expects the fixed parts of texts, between the placeholders for dates and prices. */
  const expectShown = async (...texts: readonly string[]) => {
    for (const text of texts)
      for (const part of text.split(/\{\w+\}/))
        await expect(page.getByRole('main'), text).toContainText(part.trim(), { useInnerText: true });
    shown.add(texts.join());
  };
  for (const language of LANGUAGES) {
    await page.context().addCookies([{ name: 'madang_language', value: language, url: baseURL ?? '' }]);
    await loadWords(language);
    const { subscriptions, checkout } = loadedWords(language, subscriptionsWords, checkoutWords);
    await page.goto(`/${language}/plan`);
    await expectShown(subscriptions.renewal, subscriptions.taxAdded);
    await page.evaluate(
      (value) => sessionStorage.setItem('checkout', JSON.stringify({ value, expiresAt: Date.now() + 60_000 })),
      choice,
    );
    await page.goto(`/${language}/checkout`);
    const { use, renewal, trialNote, taxNote } = checkout.terms;
    await expectShown(use, renewal.monthly, trialNote, taxNote);
  }
  expect(shown.size).toBe(2 * LANGUAGES.length);
});
