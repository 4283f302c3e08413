import type { Page } from '@playwright/test';
import { submit } from './checkout.ts';
import { expect, expectAccessible, signUp, test, untilHydrated } from './journey.ts';

const ASKS = '4000 0000 0000 3220';

/** Buys a year of Basic with a card whose bank wants to ask, until the bank does. */
const waitForChallenge = async (page: Page): Promise<void> => {
  await signUp(page);
  await page.goto('/en_us/plan?type=annual');
  await untilHydrated(page);
  await page.getByRole('button', { name: /Subscribe with Basic, Annual/ }).click();
  await page.waitForURL('**/en_us/checkout');
  await page.getByLabel('Address line 1').fill('12 Hanok Street');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State').selectOption({ label: 'Oregon' });
  await page.getByLabel('ZIP code', { exact: true }).fill('97201');
  const fields = page.frameLocator('iframe[title="Card details"]');
  await fields.getByLabel('Name on card').fill('Bora Han');
  await fields.getByLabel('Card number').fill(ASKS);
  await fields.getByLabel('Expiration date').fill('12/30');
  await fields.getByLabel('CVV').fill('123');
  // Right after scrolling, a pointer may still be taken for one over the frame of another origin.
  await page.getByRole('checkbox', { name: /terms of use/ }).press('Space');
  await page.getByRole('checkbox', { name: /I agree to be charged/ }).press('Space');
  const pay = page.getByRole('button', { name: /^Pay \$/ });
  await expect(pay).toBeEnabled();
  await submit(pay);
  await page.waitForURL(/\/confirm\/.*lang=en_us/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm this payment');
};

test('confirming at the bank returns to an active plan [RT-69] [BI-104]', async ({ page }) => {
  await waitForChallenge(page);
  await expect(page.getByText('$79.99')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/process/checkout-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Basic');
});

test('declining at the bank returns to a failed payment [RT-70]', async ({ page }) => {
  await waitForChallenge(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.waitForURL('**/process/checkout-failure');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment didn’t go through');
  await page.goto('/en_us/plan');
  await expect(page.getByRole('columnheader', { name: /^Basic/ })).not.toContainText('Your plan');
});

test('a viewer who returns without an answer is asked again, or pays in another way', async ({ page }) => {
  await waitForChallenge(page);
  await page.goto('/process/checkout-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bank needs you to confirm');
  await expect(page.getByRole('link', { name: 'Go to your bank' })).toHaveAttribute('href', /\/confirm\//);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay another way' }).click();
  await page.waitForURL('**/plan');
});
