import { DEMO_PASSES } from '@madang/fixtures/codes.ts';
import { DEMO_PASSWORD } from '@madang/fixtures/people.ts';
import { shownCode } from '@madang/domain/coupons/code.ts';
import { formatDate } from '@madang/i18n/format.ts';
import type { Page } from '@playwright/test';
import { TEST_ZONE } from '../../tools/steps/test-clock.ts';
import { agree, choosePlan, dueToday, fillAddress, fillCard, submit } from './checkout.ts';
import { call, expect, signInAs, signUp, test, untilHydrated, untilPlayedTo } from './journey.ts';
import { expectMail } from './mailbox.ts';
import { moveClock } from './operator.ts';

/** Each stage is a test that continues the previous one. */
test.describe.configure({ mode: 'serial' });

/** Pays once; after that there is nothing left on it. */
const PAYS_ONCE = '4000 0000 0001 0019';
const GOOD = '4242 4242 4242 4242';
const FOR_SUBSCRIBERS = '1101';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A date as pages say it, in the viewer's time zone. */
const say = (instant: number): string => formatDate('en-US', instant, 'long', TEST_ZONE);
/** A date as mails say it, which do not know the reader's time zone. */
const sayInMail = (instant: number): string => formatDate('en-US', instant, 'long', 'UTC');
const own = (page: Page) => page.getByRole('region', { name: 'My subscription' });
const payments = (page: Page) => page.getByRole('list', { name: 'Payments' }).locator('> li');
const dialog = (page: Page) => page.getByRole('dialog');

let email = '';

/** Signs the person in again on a later day and opens the subscription page. Returns the token for calls of the journey itself. */
const comeBack = async (page: Page): Promise<string> => {
  const token = await signInAs(page, { email, password: DEMO_PASSWORD });
  await openTab(page);
  return token;
};
const openTab = async (page: Page): Promise<void> => {
  await page.goto('/en_us/account/payment');
  await untilHydrated(page);
};
const expectState = async (page: Page, status: string, sentence: string): Promise<void> => {
  await expect(own(page).getByText(status, { exact: true })).toBeVisible();
  await expect(own(page).getByText(sentence)).toBeVisible();
};
const expectPayment = async (page: Page, newest: string, ...facts: readonly string[]): Promise<void> => {
  await expect(payments(page).first().getByRole('heading')).toHaveText(newest);
  for (const fact of facts) await expect(payments(page).first()).toContainText(fact);
};
/** When something is due next, in milliseconds since 1970. */
const dueAt = async (page: Page, token: string): Promise<number> => {
  const { body } = await call(page, 'getActiveSubscription', {}, token);
  return Date.parse(String(body.object?.['next_renewal_at']));
};
const passTo = async (page: Page, instant: number): Promise<void> => {
  await moveClock(page, email, instant);
  await openTab(page);
};
const expectFilm = async (page: Page): Promise<void> => {
  await page.goto(`/en_us/video/${FOR_SUBSCRIBERS}`);
  await untilPlayedTo(page, 1);
};

test('a newcomer from New York begins a free trial and watches [SU-61]', async ({ page }) => {
  email = await signUp(page);
  const token = await signInAs(page, { email, password: DEMO_PASSWORD });
  await page.goto('/en_us/plan');
  await choosePlan(page, /Start free trial with Basic, Monthly/);
  await fillAddress(page);
  await agree(page);
  await fillCard(page, PAYS_ONCE);
  await expect(dueToday(page)).toHaveText('$0.00');
  await submit(page.getByRole('button', { name: 'Start free trial' }));
  await page.waitForURL('**/process/checkout-success');
  const end = await dueAt(page, token);
  await expect(page.getByText(`Free until ${say(end)}. After that, $7.99 every month`)).toBeVisible();

  await openTab(page);
  await expectState(
    page,
    'Free trial',
    `You won’t be charged until ${say(end)}. After that, your plan continues at $7.99 plus applicable tax`,
  );
  await expectPayment(page, 'Subscription: Basic, monthly', 'Paid', '$0.00');
  await expectMail(page, email, 'Welcome to Basic', `free until ${sayInMail(end)}`);
  await expectFilm(page);
});

test('the trial becomes a month that is paid for with its tax, and there is a receipt', async ({ page }) => {
  const token = await comeBack(page);
  await passTo(page, (await dueAt(page, token)) + HOUR_MS);
  await expectState(
    page,
    'Active',
    `Your plan renews automatically on ${say(await dueAt(page, token))} for $7.99 plus applicable tax`,
  );
  await expectPayment(page, 'Renewal: Basic, monthly', 'Paid', '$7.99', '$0.68', '$8.67', 'Visa ending in 0019');
  await payments(page)
    .first()
    .getByRole('link', { name: /^Receipt,/ })
    .click();
  const receipt = page.getByRole('article');
  await expect(receipt.getByRole('heading', { level: 1 })).toHaveText(/^Receipt M-\d{9}$/);
  await expect(receipt).toContainText('12 Hanok Street');
  await expect(receipt.locator('[data-line="tax"]')).toContainText('$0.68');
  await expect(receipt.locator('[data-line="total"]')).toContainText('$8.67');
});

test('a card that fails is tried again for a week, then there are three days, and another card puts it right [BI-27]', async ({
  page,
}) => {
  const token = await comeBack(page);
  const due = await dueAt(page, token);
  await passTo(page, due + HOUR_MS);
  await expectState(page, 'Payment due', `We’ll try again on ${say(due + DAY_MS)}. You can keep watching`);
  await expectPayment(page, 'Renewal: Basic, monthly', 'Declined', '$8.67');
  await expectMail(page, email, 'Your payment didn’t go through', `try again on ${sayInMail(due + DAY_MS)}`);
  await expectFilm(page);

  await passTo(page, due + 8 * DAY_MS);
  const end = due + 10 * DAY_MS;
  await expectState(page, 'Grace period', `Pay to keep your plan, or it ends on ${say(end)}`);
  await expect(payments(page).getByText('Declined', { exact: true })).toHaveCount(4);
  await expectMail(page, email, 'Your payment didn’t go through', `Add another card by ${sayInMail(end)}`);

  await openTab(page);
  await own(page).getByRole('button', { name: 'Update card' }).click();
  await page.waitForURL('**/billingInfo');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Add card' }).click();
  await fillCard(page, GOOD, '10001');
  await dialog(page).getByRole('checkbox', { name: 'Make this my default card' }).check();
  await dialog(page).getByRole('button', { name: 'Save card' }).click();
  await page.waitForURL('**/account/payment');
  await expectState(page, 'Active', 'Your plan renews automatically on');
  await expectPayment(page, 'Renewal: Basic, monthly', 'Paid', '$8.67', 'Visa ending in 4242');
});

test('a better plan costs the rest of the month, a smaller one waits, is taken back and reserved again', async ({ page }) => {
  const token = await comeBack(page);
  const due = await dueAt(page, token);
  await passTo(page, due - 10 * DAY_MS);
  const lookAt = async (plan: RegExp): Promise<void> => {
    await own(page).getByRole('button', { name: 'Change plan' }).click();
    await dialog(page).getByRole('radio', { name: plan }).check();
    await dialog(page).getByRole('button', { name: 'Continue' }).click();
  };
  await lookAt(/Premium, monthly/);
  const credit = dialog(page).getByText('Credit for unused time').locator('xpath=following-sibling::dd');
  await expect(credit).toHaveText(/^-\$2\.\d\d$/);
  const today = await dialog(page).getByText('Total today').locator('xpath=following-sibling::dd').textContent();
  await dialog(page)
    .getByRole('button', { name: `Change and pay ${today}` })
    .click();
  await expectPayment(page, 'Plan change: Premium, monthly', 'Paid', String(today));
  await expectState(page, 'Active', `renews automatically on ${say(due)} for $12.99 plus applicable tax`);
  await expectMail(page, email, 'Your plan has changed', `You’re now on Premium (monthly). We charged ${today}`);

  await openTab(page);
  for (const time of ['first', 'again'] as const) {
    await lookAt(/Basic, monthly/);
    await expect(dialog(page).getByText(`Basic, monthly starts on ${say(due)}`)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Change plan' }).click();
    await expectState(page, 'Scheduled', `Your plan stays the same until ${say(due)}. Then Basic, monthly starts.`);
    if (time === 'again') break;
    await own(page).getByRole('button', { name: 'Keep current plan' }).click();
    await expect(own(page).getByText('Scheduled', { exact: true })).toHaveCount(0);
  }
  await expectMail(page, email, 'Your plan has changed', `You’ll switch to Basic (monthly) on ${sayInMail(due)}`);
  await passTo(page, due + HOUR_MS);
  await expectState(page, 'Active', 'for $7.99 plus applicable tax');
  await expectPayment(page, 'Renewal: Basic, monthly', 'Paid', '$8.67');
});

test('cancelled, resumed, cancelled for good and over; a premium pass opens all again [SU-61] [SU-92] [CP-14]', async ({ page }, {
  retry,
}) => {
  const token = await comeBack(page);
  const end = await dueAt(page, token);
  await own(page).getByRole('button', { name: 'Cancel plan' }).click();
  await dialog(page).getByRole('checkbox', { name: 'I’m just taking a break' }).check();
  await dialog(page).getByRole('button', { name: 'Cancel now' }).click();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expectState(page, 'Canceled', `You can watch until ${say(end)}. You won’t be charged again.`);
  await own(page).getByRole('button', { name: 'Resume plan' }).click();
  await expectState(page, 'Active', `renews automatically on ${say(end)}`);
  // On another device; this one says so as soon as it is looked at again.
  await call(page, 'cancelSubscription', {}, token);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectState(page, 'Canceled', `You can watch until ${say(end)}. You won’t be charged again.`);
  await expectMail(page, email, 'Your plan is canceled', `You can keep watching with Basic until ${sayInMail(end)}`);

  const paid = await call(page, 'listTransactions', {}, token);
  await passTo(page, end + DAY_MS);
  await expect(own(page).getByText('You don’t have a subscription.')).toBeVisible();
  expect((await call(page, 'listTransactions', {}, token)).body.objects).toEqual(paid.body.objects);
  await expectMail(page, email, 'Basic has ended', `Your access to Basic ended on ${sayInMail(end)}`);
  await page.goto(`/en_us/video/${FOR_SUBSCRIBERS}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribe to watch' })).toBeVisible();

  await page.goto('/en_us/premiumPass');
  await untilHydrated(page);
  await page.getByRole('textbox', { name: /code$/ }).fill(shownCode(DEMO_PASSES.at(-1 - retry) ?? ''));
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Premium' })).toBeVisible();
  await openTab(page);
  const pass = await call(page, 'getActiveSubscription', {}, token);
  const passEnd = Date.parse(String(pass.body.object?.['expires_at']));
  await expectState(page, 'Active', `Your pass lasts until ${say(passEnd)} and won’t renew. You won’t be charged.`);
  await expectMail(page, email, 'Code redeemed', `Premium has started and lasts until ${sayInMail(passEnd)}`);
  await expectFilm(page);
});
