import { ROUTES } from '@madang/contract/routes.ts';
import { shownCode } from '@madang/domain/coupons/code.ts';
import { HALF_PRICE } from '@madang/fixtures/codes.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@madang/fixtures/people.ts';
import type { Locator, Page } from '@playwright/test';
import { agree, cardFields, choosePlan, dueToday, fillAddress, fillCard, submit, summary } from './checkout.ts';
import { call, expect, expectAccessible, signInAs, signUp, test, untilHydrated } from './journey.ts';
import { moveClock } from './operator.ts';

const GOOD = '4242 4242 4242 4242';
const CODE = HALF_PRICE.codes[0];
const PURCHASE = `**${ROUTES.purchase.split(' ')[1]}`;
const PREVIEW = `**${ROUTES.previewPurchase.split(' ')[1]}`;
const CONFIRM = `**${ROUTES.confirmPurchase.split(' ')[1]}`;
const OK = { code: '0000', message: 'OK' };

const applied = (page: Page) =>
  summary(page)
    .getByRole('status')
    .filter({ hasText: `${shownCode(CODE)} applied` });
const couponField = (page: Page) => summary(page).getByLabel('Coupon code');
const newcomer = async (page: Page): Promise<{ readonly email: string; readonly token: string }> => {
  const email = await signUp(page);
  return { email, token: await signInAs(page, { email, password: DEMO_PASSWORD }) };
};

const addCard = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add card' }).click();
  await fillCard(page, GOOD, '10001');
  await page.getByRole('dialog').getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test.describe('where something comes between', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('a coupon comes along from the plans, is missed, taken off, entered again, and ends where coupons end [CP-06] [CP-08] [CP-19] [RT-71] [BI-79]', async ({
    page,
    context,
  }) => {
    await newcomer(page);
    await page.goto(`/en_us/plan?code=${CODE.toLowerCase()}`);
    await choosePlan(page, /with Basic, Monthly/);
    await expect(applied(page)).toBeVisible();
    await expect(dueToday(page)).toHaveText('$3.99');

    // The browser forgot it meanwhile.
    await context.clearCookies({ name: 'madang_coupon' });
    await page.reload();
    await expect(page.getByText('No coupon cookie found. Enter the code again.')).toBeVisible();
    await expect(dueToday(page)).toHaveText('$0.00');
    await summary(page).getByRole('button', { name: 'Apply' }).click();
    await expect(dueToday(page)).toHaveText('$3.99');
    await expectAccessible(page);
    await summary(page).getByRole('button', { name: 'Remove' }).click();
    await expect(couponField(page)).toHaveValue('');
    await expect(dueToday(page)).toHaveText('$0.00');
    await couponField(page).fill(shownCode(CODE));
    await couponField(page).press('Enter');
    await expect(applied(page)).toBeVisible();
    await expect(dueToday(page)).toHaveText('$3.99');

    await fillAddress(page, { state: 'Oregon', zip: '97201' });
    await agree(page);
    await fillCard(page, GOOD);
    const pay = page.getByRole('button', { name: 'Pay $3.99' });
    await page.route(PURCHASE, (route) => route.fulfill({ status: 500, json: { code: '9999', message: 'no' } }));
    await submit(pay);
    await expect(page.getByText('The purchase didn’t go through. What you entered is still here')).toBeVisible();
    await page.unroute(PURCHASE);
    await submit(pay);
    await page.waitForURL('**/process/checkout-coupon-success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coupon redeemed. Welcome to Basic');
    expect((await context.cookies()).some(({ name }) => name === 'madang_coupon')).toBe(false);
  });
});

test('a price that changed is shown before the purchase, and nothing is bought at a price not shown', async ({ page }) => {
  const { token } = await newcomer(page);
  await page.goto('/en_us/plan?type=annual');
  await choosePlan(page, /Subscribe with Basic, Annual/);
  await fillAddress(page, { state: 'Oregon', zip: '97201' });
  await agree(page);
  await fillCard(page, GOOD);
  await page.route(PREVIEW, async (route) => {
    const answer = await route.fetch();
    const { object, ...rest } = (await answer.json()) as { object: { total: number } };
    await route.fulfill({ json: { ...rest, object: { ...object, total: object.total + 1000 } } });
  });
  await page.getByRole('button', { name: 'Pay $79.99' }).press('Enter');
  await expect(page.getByText('The price has changed. Review the new summary before you pay.')).toBeVisible();
  await expect(dueToday(page)).toHaveText('$89.99');
  await expect(page.getByRole('button', { name: 'Pay $89.99' })).toBeEnabled();
  expect((await call(page, 'getActiveSubscription', {}, token)).body.object).toBeNull();
});

test('a bank that is still checking is waited for, and the page goes on by itself when it knows [CP-19]', async ({ page }) => {
  const { token } = await newcomer(page);
  await page.goto('/en_us/billingInfo');
  await untilHydrated(page);
  await fillAddress(page, { state: 'Oregon', zip: '97201' });
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Billing information saved.')).toBeVisible();
  await addCard(page);
  const sku = 'WEB_BASIC_ANNUAL_USD';
  const bankSays = (state: 'pending' | 'declined') => ({
    json: { ...OK, object: { state, transaction_id: 'x', action_url: null, voucher: null, kind: 'purchase' } },
  });
  await page.route(PURCHASE, (route) => route.fulfill(bankSays('pending')));
  const buy = async (): Promise<void> => {
    await page.goto(`/en_us/plan?type=annual&code=${CODE}`);
    await choosePlan(page, /Subscribe with Basic, Annual/);
    await expect(applied(page)).toBeVisible();
    await agree(page);
    await page.getByRole('button', { name: 'Pay $39.99' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your bank is still checking' })).toBeVisible();
    await expect(page.getByText('you won’t be charged twice')).toBeVisible();
  };
  await page.route(CONFIRM, (route) => route.fulfill(bankSays('declined')));
  await buy();
  await page.waitForURL('**/process/checkout-coupon-failure');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couldn’t redeem the coupon');
  await page.unroute(CONFIRM);
  await page.route(CONFIRM, (route) => route.fulfill(bankSays('pending')));

  await buy();
  await expectAccessible(page);
  const paid = await call(page, 'purchase', { sku, coupon_code: CODE, terms_accepted: true }, token);
  expect(paid.body.object).toMatchObject({ state: 'paid' });
  await page.unroute(CONFIRM);
  await page.waitForURL('**/process/checkout-coupon-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coupon redeemed. Welcome to Basic');
});

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.ownerDocument.activeElement === element && element.ownerDocument.hasFocus());

/** Presses Tab until something has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let press = 0; press < 60; press += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}.`);
};

test('a plan is bought without a mouse', async ({ page }) => {
  await newcomer(page);
  await page.goto('/en_us/plan');
  await untilHydrated(page);
  await tabTo(page, page.getByRole('button', { name: /Start free trial with Basic, Monthly/ }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en_us/checkout');
  await expect(dueToday(page)).toHaveText('$0.00');
  const type = async (target: Locator, text: string): Promise<void> => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };
  const card = cardFields(page);
  await type(card.getByLabel('Name on card'), 'Bora Han');
  await type(card.getByLabel('Card number'), GOOD);
  await type(card.getByLabel('Expiration date'), '12/30');
  await type(card.getByLabel('CVV'), '123');
  await type(page.getByLabel('ZIP code', { exact: true }), '10001');
  await type(page.getByLabel('Address line 1'), '12 Hanok Street');
  await type(page.getByLabel('City'), 'Albany');
  await expect(page.getByLabel('State')).toHaveValue('NY');
  await type(page.getByRole('checkbox', { name: /terms of use/ }), ' ');
  await type(page.getByRole('checkbox', { name: /I agree to be charged/ }), ' ');
  await tabTo(page, page.getByRole('button', { name: 'Start free trial' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/process/checkout-success');
});

test.describe('with a store subscription', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('a checkout says so in place of the form [BI-103]', async ({ page }) => {
    const ava = DEMO_PEOPLE.find(({ name }) => name === 'Ava');
    if (!ava) throw new Error('Ava is missing from the demo world');
    await page.goto('/en_us/plan');
    await signInAs(page, ava, { alone: false });
    const choice = { currency: 'USD', skuID: 'WEB_BASIC_MONTHLY_USD', gatewayCode: 'CARD', period: 'monthly' };
    await page.evaluate(
      (value) => sessionStorage.setItem('checkout', JSON.stringify({ value, expiresAt: Date.now() + 60_000 })),
      choice,
    );
    const response = page.waitForResponse(PREVIEW);
    await page.goto('/en_us/checkout');
    expect((await response).status()).toBe(403);
    await expect(page.getByText('You subscribed through another store.')).toBeVisible();
    await expect(page.getByText('You weren’t charged.')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('of many payments the newest twenty are listed, and the others on request', async ({ page }) => {
  const { email, token } = await newcomer(page);
  await page.goto('/en_us/account/payment');
  await untilHydrated(page);
  await addCard(page);
  await call(page, 'purchase', { sku: 'WEB_BASIC_MONTHLY_USD', skip_trial: true, terms_accepted: true }, token);
  const now = new Date();
  // A day past the 24th renewal, at whatever hour the plan was bought.
  await moveClock(page, email, Date.UTC(now.getUTCFullYear() + 2, now.getUTCMonth(), now.getUTCDate() + 1, 23, 59));
  await page.reload();
  await untilHydrated(page);
  const payments = page.getByRole('list', { name: 'Payments' }).locator('> li');
  await expect(payments).toHaveCount(20);
  await expect(page.getByText('20 of 25')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(payments).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect(payments.last().getByRole('heading')).toHaveText('Subscription: Basic, monthly');
});
