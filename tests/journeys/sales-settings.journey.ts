import { DEMO_PASSWORD, SORA } from '@madang/fixtures/people.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { TEST_ZONE } from '../../tools/steps/test-clock.ts';
import { agree, choosePlan, dueToday, fillAddress, fillCard, summary } from './checkout.ts';
import { call, expect, signInAs, signUp, untilHydrated } from './journey.ts';
import { moveClock } from './operator.ts';
import { test } from './own-server.ts';

const DAY_MS = 86_400_000;
const soon = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
/** Years cost less for a while, and there are no gifts. */
test.use({ installation: { settings: { PROMOTION_UNTIL: soon, GIFTS: 'off', TEST_CLOCK: 'on' } } });

test('who buys a year for less sees what the second will cost: before, while it runs and when it is charged [SU-13] [SU-16] [ST-70]', async ({
  page,
}) => {
  const email = await signUp(page);
  const token = await signInAs(page, { email, password: DEMO_PASSWORD });
  await page.goto('/en_us/plan?type=annual');
  await expect(page.getByText('30% off your first year, billed today, then $79.99 a year. No free trial')).toBeVisible();
  await choosePlan(page, /Subscribe with Basic, Annual/);
  await expect(dueToday(page)).toHaveText('$55.99');
  await expect(summary(page)).toContainText('$79.99 a year');
  await expect(summary(page)).toContainText('Promo price until');
  await fillAddress(page, { state: 'Oregon', zip: '97201' });
  await agree(page);
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Pay $55.99' }).press('Enter');
  await page.waitForURL('**/process/checkout-success');
  const { body } = await call(page, 'getActiveSubscription', {}, token);
  const end = Date.parse(String(body.object?.['next_renewal_at']));
  const day = formatDate('en-US', end, 'long', TEST_ZONE);
  await expect(page.getByText(`Paid until ${day}. Your next payment that day is $79.99.`)).toBeVisible();

  const own = page.getByRole('region', { name: 'My subscription' });
  await page.goto('/en_us/account/payment');
  await expect(own.getByText(`Your plan renews automatically on ${day} for $79.99`)).toBeVisible();
  await expect(own.getByText('You can’t change plans during a promotion.')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Change plan' })).toHaveCount(0);

  await moveClock(page, email, end + DAY_MS);
  await page.reload();
  await untilHydrated(page);
  const payments = page.getByRole('list', { name: 'Payments' }).locator('> li');
  await expect(payments.first()).toContainText('Renewal: Basic, annual');
  await expect(payments.first()).toContainText('$79.99');
  await expect(own.getByRole('button', { name: 'Change plan' })).toBeVisible();
});

test.describe('where a page is missing on purpose', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('where no gifts are sold nothing of them is seen, and their page is not found', async ({ page }) => {
    const way = page.getByRole('link', { name: 'Give Madang as a gift' });
    expect((await page.goto('/en_us/gift'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.goto('/en_us/plan');
    await expect(page.getByRole('columnheader', { name: /^Premium/ })).toBeVisible();
    await expect(way).toHaveCount(0);
    await signInAs(page, SORA);
    await page.goto('/en_us/account/payment');
    await expect(page.getByRole('region', { name: 'My subscription' })).toBeVisible();
    await expect(way).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'My gifts' })).toHaveCount(0);
    // What was bought before stays listed.
    await page.goto('/en_us/gift/mine');
    await expect(page.getByText('You haven’t given any gifts yet.')).toBeVisible();
  });
});
