import { ROUTES } from '@madang/contract/routes.ts';
import { HALF_PRICE } from '@madang/fixtures/codes.ts';
import type { Page } from '@playwright/test';
import { cardFields, choosePlan, dueToday, summary } from './checkout.ts';
import { boxOf, expectFullyInViewport, isAtMost } from './geometry.ts';
import { expect, expectAccessible, signUp, test, untilHydrated } from './journey.ts';

const PREVIEW = `**${ROUTES.previewPurchase.split(' ')[1]}`;

/** From now on every page counts how much of it moves by itself. */
const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);

for (const width of [360, 1024])
  test(`${width} px wide, nothing of the checkout moves when its price and its card fields come, and a whole code is seen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await countShifts(page);
    await signUp(page);
    await page.goto('/en_us/plan?type=annual');
    await page.route(PREVIEW, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await choosePlan(page, /Subscribe with Basic, Annual/);
    // As after a reload: what stands there until the price is known comes from the server.
    await page.reload();
    await expect(dueToday(page)).toHaveText('$79.99');
    await page.getByRole('checkbox', { name: /terms of use/ }).scrollIntoViewIfNeeded();
    await expect(cardFields(page).getByLabel('CVV')).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await shiftsOf(page)).toBe(0);

    const code = summary(page).getByLabel('Coupon code');
    await code.fill(HALF_PRICE.codes[0]);
    expect(await code.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
    await code.press('Enter');
    await expect(summary(page).getByRole('status')).toBeVisible();
    const [text, button] = await Promise.all(
      [summary(page).getByRole('status'), summary(page).getByRole('button', { name: 'Remove' })].map((part) => boxOf(part)),
    );
    // Beside or below the code, and never over it.
    expect(text && button && (isAtMost(text.x + text.width, button.x) || isAtMost(text.y + text.height, button.y))).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('the button of a card’s dialog stays in sight, however much is wrong with the card', async ({ page }) => {
  await page.setViewportSize({ width: 543, height: 640 });
  await signUp(page);
  await page.goto('/en_us/billingInfo');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Add card' }).click();
  const fields = page.frameLocator('dialog iframe');
  await expect(fields.getByLabel('CVV')).toBeVisible();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save card' });
  await save.click();
  await expect(fields.getByText('Please enter the CVV')).toBeVisible();
  await expectFullyInViewport(save);
  await fields.getByLabel('ZIP code').focus();
  const [field, button] = await Promise.all([boxOf(fields.getByLabel('ZIP code')), boxOf(save)]);
  expect(isAtMost(field.y + field.height, button.y)).toBe(true);
  await expectAccessible(page);
});
