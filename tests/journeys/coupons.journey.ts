import { ROUTES } from '@madang/contract/routes.ts';
import { newCode, shownCode } from '@madang/domain/coupons/code.ts';
import { DEMO_PASSES, FREE_MONTH, HALF_PRICE, PAST_CAMPAIGN, THREE_DOLLARS } from '@madang/fixtures/codes.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, HANA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { call, cookieLifetime, expect, expectAccessible, signInAs, signUp, test, untilHydrated } from './journey.ts';

const pathOf = (operation: keyof typeof ROUTES): string => ROUTES[operation].split(' ')[1] ?? '';
const field = (page: Page) => page.getByRole('textbox', { name: /code$/ });
const redeem = (page: Page) => page.getByRole('button', { name: 'Redeem', exact: true }).click();
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unable to redeem Premium Pass' });

/** Each run, also a retry, takes unused cards. The last two are for `subscription-lifecycle.journey.ts`. */
const passes = DEMO_PASSES.slice(0, -2);
const months = [...FREE_MONTH.codes];
const takeFrom = (codes: string[]): string => codes.splice(randomInt(codes.length), 1)[0] ?? '';

/** A new viewer, signed in, with a profile chosen. */
const newcomer = async (page: Page): Promise<string> => {
  const email = await signUp(page);
  return signInAs(page, { email, password: DEMO_PASSWORD });
};

/** How often the page asks for something. */
const countCalls = (page: Page, operation: keyof typeof ROUTES): (() => number) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(pathOf(operation))) calls += 1;
  });
  return () => calls;
};

test('a stranger types the code of a card, signs up on the way, and has Premium [CP-15] [CP-20] [CP-31] [RT-39] [RT-96] [RT-164]', async ({
  page,
}) => {
  const code = takeFrom(passes);
  await page.goto('/en_us/premiumPass');
  await untilHydrated(page);
  await expect(page.locator('header, footer')).toHaveCount(0);
  await expectAccessible(page);
  await field(page).pressSequentially(code.slice(0, 9).toLowerCase());
  await expect(field(page)).toHaveValue(shownCode(code.slice(0, 9)));
  // Three signs forgotten in the middle: the caret stays where they are typed.
  await field(page).press('Home');
  for (let sign = 0; sign < 5; sign += 1) await field(page).press('ArrowRight');
  await field(page).press('Backspace');
  await field(page).press('Backspace');
  await field(page).pressSequentially(code.slice(3, 4));
  await expect(field(page)).toHaveValue(shownCode(code.slice(0, 9)));
  await field(page).fill(` ${shownCode(code).toLowerCase().replaceAll('-', ' – ')}`);
  await expect(field(page)).toHaveValue(shownCode(code));
  await page.getByRole('button', { name: 'Sign in to redeem' }).click();
  await expect(page).toHaveURL(/\/signin\?callbackUrl=%2Fen_us%2FpremiumPass/);
  expect(page.url()).not.toContain(code);

  const token = await newcomer(page);
  await page.goto(new URL(page.url()).searchParams.get('callbackUrl') ?? '');
  await untilHydrated(page);
  await expect(field(page)).toHaveValue(shownCode(code));
  const calls = countCalls(page, 'redeemPremiumPass');
  // A double click within a moment. A later second click would hit the next screen.
  await page.getByRole('button', { name: 'Redeem', exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  const heading = page.getByRole('heading', { name: 'Welcome to Premium' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /It starts now and lasts until \w+ \d+, \d{4}/ })).toBeVisible();
  expect(calls()).toBe(1);
  await expectAccessible(page);
  const { body } = await call(page, 'getActiveSubscription', {}, token);
  expect(body.object).toMatchObject({ plan: 'Premium', payment_gateway: 'COUPON' });
  await page.getByRole('link', { name: 'Watch Premium titles' }).click();
  await expect(page).toHaveURL('/en_us/main');
});

test('a card waits for what is paid for [CP-26]', async ({ page }) => {
  const marta = DEMO_PEOPLE.find(({ name }) => name === 'Marta');
  if (!marta) throw new Error('Marta is missing from the demo world');
  await signInAs(page, marta);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en_us/premiumPass');
  await untilHydrated(page);
  await field(page).fill(takeFrom(passes));
  await redeem(page);
  await expect(page.getByRole('heading', { name: 'Your pass is scheduled' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Premium starts on / })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe('failures', () => {
  test.use({ expectedErrors: [/status of (403|404|409|429|500)/] });

  test('a card of the wrong length is reported without a call, and one that is spent, failed or closed by its own message [CP-27] [CP-28] [CP-29] [CP-30] [ER-27]', async ({
    page,
  }) => {
    const token = await newcomer(page);
    await page.goto('/en_us/premiumPass');
    await untilHydrated(page);
    const calls = countCalls(page, 'redeemPremiumPass');
    for (const wrong of ['MADA-NGPA-SS00-0000-000', 'MADA-NGPA-SS00-0000-0000-0']) {
      await field(page).fill(wrong);
      await redeem(page);
      await expect(page.getByText('The coupon code should consist of 20 characters in length.')).toBeVisible();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue(wrong);
    }
    expect(calls()).toBe(0);
    await field(page).fill(newCode(randomInt));
    await redeem(page);
    await expect(failed(page)).toContainText('Please enter a valid coupon code');
    await expectAccessible(page);

    const code = takeFrom(passes);
    const answers = [
      [500, { code: '9999', message: 'Something went wrong.' }, 'Try again in a moment.'],
      [403, { code: '5000', message: 'Closed.', reason: 'SUBSCRIPTIONS_CLOSED' }, 'redeem a Premium Pass during maintenance'],
      [402, { code: '3001', message: 'Declined.', reason: 'CARD_DECLINED' }, 'The payment for this Premium Pass failed'],
    ] as const;
    for (const [status, json, text] of answers) {
      await page.route(`**${pathOf('redeemPremiumPass')}`, (route) =>
        route.fulfill({ status: status === 402 ? 409 : status, json }),
      );
      await field(page).fill(code);
      await redeem(page);
      await expect(failed(page)).toContainText(text);
      await expect(field(page)).toHaveValue(shownCode(code));
      await page.unrouteAll();
    }
    // The pass is still good.
    await redeem(page);
    await expect(page.getByRole('heading', { name: 'Welcome to Premium' })).toBeVisible();
    expect((await call(page, 'redeemPremiumPass', { pass_code: takeFrom(passes) }, token)).status).toBe(409);
  });

  test('an invalid or expired coupon, one for a viewer with a plan or a store subscription, and a server error get their messages [CP-01] [CP-02] [CP-07] [CP-10] [CP-11] [CP-13]', async ({
    page,
  }) => {
    await newcomer(page);
    await page.goto('/en_us/plan/coupon');
    await untilHydrated(page);
    await expectAccessible(page);
    await field(page).fill(HALF_PRICE.codes[0].slice(1));
    await redeem(page);
    await expect(page.getByText('The coupon code should consist of 20 characters in length.')).toBeVisible();
    for (const wrong of [newCode(randomInt), PAST_CAMPAIGN.codes[0]]) {
      await field(page).fill(wrong);
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
      await redeem(page);
      await expect(page.getByText('Please enter a valid coupon code')).toBeVisible();
    }
    await page.route(`**${pathOf('redeemCoupon')}`, (route) =>
      route.fulfill({ status: 500, json: { code: '9999', message: 'Something went wrong.' } }),
    );
    await redeem(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Unable to register the voucher or coupon' })).toBeVisible();
    await page.unrouteAll();

    const ava = DEMO_PEOPLE.find(({ name }) => name === 'Ava');
    if (!ava) throw new Error('Ava is missing from the demo world');
    for (const [person, text] of [
      [HANA, 'You can’t use a coupon while you’re subscribed.'],
      [ava, 'You subscribed through another store.'],
    ] as const) {
      await signInAs(page, person);
      await page.goto('/en_us/plan/coupon');
      await untilHydrated(page);
      await field(page).fill(HALF_PRICE.codes[0]);
      await redeem(page);
      await expect(page.getByText(text)).toBeVisible();
    }
  });
});

test('a discount goes on to the plans for ten minutes, and free months begin at once [CP-05] [CP-09] [RT-163]', async ({
  page,
  context,
}) => {
  await newcomer(page);
  await page.goto('/en_us/plan/coupon');
  await untilHydrated(page);
  await field(page).fill(THREE_DOLLARS.codes[0]);
  await redeem(page);
  await expect(page.getByRole('heading', { name: '$3.00 off your first payment' })).toBeFocused();
  await page.goto(`/en_us/plan/coupon?code=${HALF_PRICE.codes[0]}`);
  await untilHydrated(page);
  await expect(field(page)).toHaveValue(shownCode(HALF_PRICE.codes[0]));
  await redeem(page);
  await expect(page.getByRole('heading', { name: '50% off your first payment' })).toBeFocused();
  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await expect(page).toHaveURL('/en_us/plan');
  const cookie = (await context.cookies()).find(({ name }) => name === 'madang_coupon');
  expect(cookie?.value).toBe(HALF_PRICE.codes[0]);
  const minutes = cookieLifetime(cookie) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThanOrEqual(10);

  await page.goto('/en_us/plan/coupon');
  await untilHydrated(page);
  await field(page).fill(takeFrom(months));
  await redeem(page);
  await expect(page.getByRole('heading', { name: 'Welcome to Premium' })).toBeVisible();
  await expectAccessible(page);
});
