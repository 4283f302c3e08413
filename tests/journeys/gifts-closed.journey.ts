import { SORA } from '@madang/fixtures/people.ts';
import { expect, signInAs } from './journey.ts';
import { test } from './own-server.ts';

test.use({ installation: { settings: { GIFTS: 'off' } }, expectedErrors: [/status of 404/] });

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
  await expect(page.getByText('You have not given anything yet.')).toBeVisible();
});
