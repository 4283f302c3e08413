import { choosePlan, fillCard, submit, tick } from './checkout.ts';
import { expect, expectAccessible, signUp, test, untilHydrated } from './journey.ts';
import { expectMail } from './mailbox.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'DE' }, timezoneId: 'Europe/Berlin' });

test('a buyer in the European Union asks for an immediate start, withdraws, and is refunded in full', async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/en_us/plan');
  await page.getByRole('radio', { name: /Annual/ }).check();
  await choosePlan(page, /Premium, annual/i);
  // Leaving the address recalculates the total.
  await page.getByLabel('Postal code', { exact: true }).fill('10119');
  await fillCard(page, '4242 4242 4242 4242');

  // The terms alone are not enough.
  await tick(page, /terms of use/);
  await tick(page, /I agree to be charged/);
  const pay = page.getByRole('button', { name: /^Pay €129\.99/ });
  await expect(pay).toBeDisabled();
  await expect(pay).toHaveAccessibleDescription('Check the boxes above to continue.');
  await tick(page, /Start my plan right away/);
  await expectAccessible(page);
  await submit(pay);
  await page.waitForURL('**/process/checkout-success');

  await page.goto('/en_us/account/payment');
  await untilHydrated(page);
  const own = page.getByRole('region', { name: 'My subscription' });
  await expect(own.getByText(/You can withdraw from this purchase through/)).toBeVisible();
  await own.getByRole('button', { name: 'Withdraw from this purchase' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Your plan ends right away, and we refund €129\.99/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw now' }).click();

  await expect(page.getByText('Your plan has ended, and your payment is refunded.')).toBeVisible();
  await expect(own.getByText('You don’t have a subscription.')).toBeVisible();
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expectMail(page, email, 'You withdrew from your purchase', '€129.99');
});
