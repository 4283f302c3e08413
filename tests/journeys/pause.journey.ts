import { pauseEnd } from '@madang/domain/subscriptions/pause.ts';
import { DEMO_PASSWORD } from '@madang/fixtures/people.ts';
import { formatDate } from '@madang/i18n/format.ts';
import type { Page } from '@playwright/test';
import { TEST_ZONE } from '../../tools/steps/test-clock.ts';
import { fillCard } from './checkout.ts';
import { call, expect, expectAccessible, signInAs, signUp, test, untilHydrated, untilPlayedTo } from './journey.ts';
import { expectMail } from './mailbox.ts';
import { moveClock } from './operator.ts';

const FOR_SUBSCRIBERS = '1101';
const DAY_MS = 86_400_000;

/** A date as pages say it, in the viewer's time zone. */
const say = (instant: number): string => formatDate('en-US', instant, 'long', TEST_ZONE);
/** A date as mails say it, which do not know the reader's time zone. */
const sayInMail = (instant: number): string => formatDate('en-US', instant, 'long', 'UTC');
const own = (page: Page) => page.getByRole('region', { name: 'My subscription' });
const payments = (page: Page) => page.getByRole('list', { name: 'Payments' }).locator('> li');
const dialog = (page: Page) => page.getByRole('dialog');

const openTab = async (page: Page): Promise<void> => {
  await page.goto('/en_us/account/payment');
  await untilHydrated(page);
};
const expectState = async (page: Page, status: string, sentence: string): Promise<void> => {
  await expect(own(page).getByText(status, { exact: true })).toBeVisible();
  await expect(own(page).getByText(sentence)).toBeVisible();
};
/** A month or more later on the account's test clock. Tokens keep the server's clock. */
const passTo = async (page: Page, email: string, instant: number): Promise<void> => {
  await moveClock(page, email, instant);
  await openTab(page);
};
/** A subscriber who has just paid for a month, on the subscription page. */
const payer = async (page: Page) => {
  const email = await signUp(page);
  const token = await signInAs(page, { email, password: DEMO_PASSWORD });
  await openTab(page);
  await page.getByRole('button', { name: 'Add card' }).click();
  await fillCard(page, '4242 4242 4242 4242', '10001');
  await dialog(page).getByRole('button', { name: 'Save card' }).click();
  await expect(dialog(page)).toHaveCount(0);
  const bought = await call(page, 'purchase', { sku: 'WEB_BASIC_MONTHLY_USD', skip_trial: true, terms_accepted: true }, token);
  expect(bought.status).toBe(200);
  await openTab(page);
  const { body } = await call(page, 'getActiveSubscription', {}, token);
  return { email, token, due: Date.parse(String(body.object?.['next_renewal_at'])) };
};

test('a break is chosen by the keyboard, taken back, and chosen instead of cancelling', async ({ page }) => {
  test.setTimeout(120_000);
  const { due, email } = await payer(page);
  await own(page).getByRole('button', { name: 'Pause plan' }).focus();
  await page.keyboard.press('Enter');
  const month = dialog(page).getByRole('radio', { name: /^1 month/ });
  await expect(month).toBeChecked();
  await expectAccessible(page);
  await month.focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('radio', { name: /^2 months/ })).toBeChecked();
  const until = say(pauseEnd(due, 2));
  await expect(dialog(page).getByText(`From ${say(due)} to ${until}. Then $7.99 plus applicable tax.`)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Keep watching' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'My subscription' })).toBeFocused();
  await expectState(
    page,
    'Scheduled',
    `Your pause starts on ${say(due)}. You can watch until then. You won’t be charged until ${until}`,
  );
  await expect(
    own(page)
      .getByRole('definition')
      .filter({ hasText: `${say(due)} to ${until}` }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectMail(
    page,
    email,
    `Your pause starts on ${sayInMail(due)}`,
    `You won’t be charged until ${sayInMail(pauseEnd(due, 2))}`,
  );

  await openTab(page);
  await own(page).getByRole('button', { name: 'Keep watching' }).click();
  await expect(page.getByText('Pause canceled. Your plan continues.')).toBeVisible();
  await expectState(page, 'Active', `Your plan renews automatically on ${say(due)} for $7.99`);

  // Beside cancelling it is a quiet line, and cancelling stays two clicks.
  await own(page).getByRole('button', { name: 'Cancel plan' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Cancel now' })).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Pause instead' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Pause plan' })).toBeVisible();
  await dialog(page)
    .getByRole('radio', { name: /^3 months/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Pause plan' }).click();
  await expectState(page, 'Scheduled', `You won’t be charged until ${say(pauseEnd(due, 3))}`);

  // Another plan is not to be had meanwhile; the page of the plans says so, and leads back.
  await page.goto('/en_us/plan');
  await expect(page.getByRole('main').getByRole('note')).toContainText(
    'You already have a plan change scheduled. Cancel it first.',
  );
  await page.getByRole('link', { name: 'Go to my subscription' }).click();
  await expect(own(page).getByRole('button', { name: 'Keep watching' })).toBeVisible();
});

test.describe('during a break', () => {
  // A film that may not be watched is refused.
  test.use({ expectedErrors: [/status of 403/] });

  test('nothing can be watched, everything leads back to it, and it ends by itself with one charge of which a mail has told', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const { token, email, due } = await payer(page);
    await page.goto(`/en_us/video/${FOR_SUBSCRIBERS}`);
    await untilPlayedTo(page, 1);
    await call(page, 'pauseSubscription', { months: 1 }, token);
    const until = pauseEnd(due, 1);

    await passTo(page, email, due);
    await expectState(page, 'Paused', `Your plan is paused until ${say(until)}. It then resumes automatically at $7.99`);
    await expect(own(page).getByRole('button', { name: 'Resume now for $7.99 plus applicable tax' })).toBeVisible();
    await expectAccessible(page);
    await expect(payments(page)).toHaveCount(1);
    await page.goto(`/en_us/video/${FOR_SUBSCRIBERS}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Your plan is paused' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Resume plan' }).click();
    await expect(page).toHaveURL('/en_us/account/payment');
    await page.goto('/en_us/plan');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Resume', exact: true })).toHaveAttribute(
      'href',
      '/en_us/account/payment',
    );
    await expect(page.getByRole('main').getByRole('button', { name: /Subscribe|Start free trial/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to my subscription' }).click();
    await expect(page).toHaveURL('/en_us/account/payment');

    await passTo(page, email, until - 7 * DAY_MS);
    await expectMail(page, email, `Your pause ends on ${sayInMail(until)}`, `we’ll charge $7.99 for Basic (monthly)`);
    await passTo(page, email, until + DAY_MS);
    await expectState(page, 'Active', `Your plan renews automatically on ${say(pauseEnd(until, 1))}`);
    await expect(payments(page)).toHaveCount(2);
    await expect(payments(page).first().getByRole('heading')).toHaveText('Renewal: Basic, monthly');
    await page.goto(`/en_us/video/${FOR_SUBSCRIBERS}`);
    await untilPlayedTo(page, 1);
  });

  test('one subscriber resumes in the middle and watches at once, and another cancels and has no plan', async ({ page }) => {
    test.setTimeout(180_000);
    const { token, email, due } = await payer(page);
    await call(page, 'pauseSubscription', { months: 3 }, token);
    await passTo(page, email, due + 20 * DAY_MS);
    await own(page)
      .getByRole('button', { name: /^Resume now/ })
      .click();
    const next = say(pauseEnd(due + 20 * DAY_MS, 1));
    await expect(page.getByText(`Welcome back. Your plan has resumed. Your next payment is on ${next}.`)).toBeVisible();
    await expectState(page, 'Active', `Your plan renews automatically on ${next}`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Upgrade' })).toBeVisible();
    await expect(payments(page)).toHaveCount(2);
    await page.goto(`/en_us/video/${FOR_SUBSCRIBERS}`);
    await untilPlayedTo(page, 1);

    await call(page, 'pauseSubscription', { months: 1 }, token);
    await passTo(page, email, due + 60 * DAY_MS);
    await own(page).getByRole('button', { name: 'Cancel plan' }).click();
    await expect(dialog(page).getByText('Your pause and your plan end right away.')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Pause instead' })).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Cancel now' }).click();
    await expect(own(page).getByText('You don’t have a subscription.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'My subscription' })).toBeFocused();
    await expect(payments(page)).toHaveCount(2);
    await expectMail(page, email, 'Basic has ended', 'You canceled while your plan was paused');
  });
});
