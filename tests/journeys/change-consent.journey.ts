import { DEMO_PASSWORD } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { fillCard } from './checkout.ts';
import { call, expect, expectAccessible, signInAs, signUp, test, untilHydrated } from './journey.ts';

const ASKS = '4000 0000 0000 3220';
const TAB = '/en_us/account/payment';

const own = (page: Page) => page.getByRole('region', { name: 'My subscription' });
const ownPlan = (page: Page, plan: string) => own(page).getByRole('definition').getByText(plan, { exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
/** What is said of the change. */
const statusOf = (page: Page) => own(page).getByRole('status');

const openTab = async (page: Page): Promise<void> => {
  await page.goto(TAB);
  await untilHydrated(page);
};
const addCard = async (page: Page, number: string, isPrimary = false): Promise<void> => {
  await page.getByRole('button', { name: 'Add card' }).click();
  await fillCard(page, number, '10001');
  if (isPrimary) await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: 'Save card' }).click();
  await expect(dialog(page)).toHaveCount(0);
};

/** A subscriber of Basic Monthly whose bank asks to confirm the new price (SCA). */
const payer = async (page: Page): Promise<string> => {
  const email = await signUp(page);
  const token = await signInAs(page, { email, password: DEMO_PASSWORD });
  await openTab(page);
  await addCard(page, '4242 4242 4242 4242');
  const bought = await call(page, 'purchase', { sku: 'WEB_BASIC_MONTHLY_USD', skip_trial: true, terms_accepted: true }, token);
  expect(bought.status).toBe(200);
  await openTab(page);
  await addCard(page, ASKS, true);
  return token;
};

/** Takes what is chosen, until the bank asks. */
const payUntilChallenge = async (page: Page): Promise<void> => {
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Change and pay/ })
    .click();
  await page.waitForURL(/\/confirm\/.*lang=en_us/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm this payment');
};
/** Chooses Premium by the year, until the bank asks. */
const waitForChallenge = async (page: Page): Promise<void> => {
  await own(page).getByRole('button', { name: 'Change plan' }).click();
  await dialog(page)
    .getByRole('radio', { name: /Premium, annual/ })
    .check();
  await payUntilChallenge(page);
};

test('confirming at the bank returns to the better plan, and declining keeps the plan and offers another card [SU-67]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await payer(page);
  await waitForChallenge(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.waitForURL(`**${TAB}*`);
  await expect(statusOf(page).getByRole('heading', { name: 'The change wasn’t confirmed' })).toBeVisible();
  await expect(statusOf(page)).toContainText('Your plan stays the same, and you weren’t charged.');
  await expect(page).toHaveURL(TAB);
  await expect(ownPlan(page, 'Basic, monthly')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Payments' }).locator('> li')).toHaveCount(1);
  await expectAccessible(page);

  // Another card, and the choice is still made.
  await statusOf(page).getByRole('button', { name: 'Try another card' }).click();
  await page.waitForURL('**/en_us/billingInfo');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(dialog(page).getByRole('radio', { name: /Premium, annual/ })).toBeChecked();
  await payUntilChallenge(page);
  await page.goBack();
  await expect(statusOf(page).getByRole('heading', { name: 'Your bank needs you to confirm' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(`**${TAB}*`);
  await expect(statusOf(page)).toContainText('You’re now on Premium, annual.');
  await expect(ownPlan(page, 'Premium, annual')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Payments' }).locator('> li').first()).toContainText(
    'Plan change: Premium, annual',
  );
  await expectAccessible(page);

  // It is said once.
  await page.reload();
  await expect(ownPlan(page, 'Premium, annual')).toBeVisible();
  await expect(statusOf(page)).toHaveText('');
});

test('a viewer who comes back by the browser history sees the pending change in every tab, continues at the bank, or cancels it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const token = await payer(page);
  // A plan change is open in another tab as well.
  const late = await context.newPage();
  await openTab(late);
  await own(late).getByRole('button', { name: 'Change plan' }).click();
  await dialog(late)
    .getByRole('radio', { name: /Premium, monthly/ })
    .check();
  await waitForChallenge(page);
  await dialog(late).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(late)).toHaveCount(0);
  await expect(statusOf(late).getByRole('link', { name: 'Go to your bank' })).toBeVisible();
  await late.close();

  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(statusOf(page).getByRole('heading', { name: 'Your bank needs you to confirm' })).toBeVisible();
  await expect(statusOf(page)).toContainText('Premium, annual starts once you approve it with your bank.');
  await expect(statusOf(page).getByRole('link', { name: 'Go to your bank' })).toHaveAttribute('href', /\/confirm\/.*lang=en_us/);
  await expect(ownPlan(page, 'Basic, monthly')).toBeVisible();
  await expect(own(page).getByRole('button')).toHaveText(['Cancel change', 'Cancel plan']);
  await expectAccessible(page);

  // The page of the plans knows as well, and leads to where it is answered.
  const other = await context.newPage();
  await other.goto('/en_us/plan');
  await expect(other.getByRole('main').getByRole('note')).toContainText('A payment is already in progress.');
  await other.getByRole('link', { name: 'Go to my subscription' }).click();
  await expect(statusOf(other).getByRole('heading', { name: 'Your bank needs you to confirm' })).toBeVisible();

  await untilHydrated(page);
  await statusOf(page).getByRole('button', { name: 'Cancel change' }).click();
  await expect(statusOf(page)).toContainText('Change canceled. Your plan stays the same, and you weren’t charged.');
  await expect(own(page).getByRole('heading', { name: 'My subscription' })).toBeFocused();
  await expect(own(page).getByRole('button', { name: 'Change plan' })).toBeVisible();
  expect((await call(page, 'getActiveSubscription', {}, token)).body.object).toMatchObject({
    plan: 'Basic',
    change_under_way: null,
  });
  // The other tab finds it out by itself.
  await expect(statusOf(other).getByRole('heading')).toHaveText('The change wasn’t confirmed');
  await other.close();

  await waitForChallenge(page);
  await page.goto(TAB);
  await untilHydrated(page);
  await statusOf(page).getByRole('link', { name: 'Go to your bank' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(`**${TAB}*`);
  await expect(statusOf(page)).toContainText('You’re now on Premium, annual.');
});
