import { ROUTES } from '@madang/contract/routes.ts';
import { DEMO_PASSWORD } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { agree, cardFields, choosePlan, fillAddress, fillCard, submit } from './checkout.ts';
import { call, expect, signInAs, signUp, test, untilHydrated } from './journey.ts';

const PURCHASE = `**${ROUTES.purchase.split(' ')[1]}`;
const CHANGE = `**${ROUTES.changePlan.split(' ')[1]}`;
const FAILED = 'The purchase didn’t go through. What you entered is still here';

test.use({ expectedErrors: [/net::ERR_|status of 409/] });

/** The first of these calls reaches the server, and its answer does not come back; gives the keys of all that were sent. */
const cutOffFirst = async (page: Page, call: string): Promise<readonly (string | undefined)[]> => {
  const keys: (string | undefined)[] = [];
  await page.route(call, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return keys;
};

/** A new viewer who buys a year and never receives the response. */
const buyCutOff = async (page: Page) => {
  const email = await signUp(page);
  const token = await signInAs(page, { email, password: DEMO_PASSWORD });
  await page.goto('/en_us/plan?type=annual');
  await choosePlan(page, /Subscribe with Basic, Annual/);
  await fillAddress(page, { state: 'Oregon', zip: '97201' });
  await agree(page);
  await fillCard(page, '4242 4242 4242 4242');
  const keys = await cutOffFirst(page, PURCHASE);
  const pay = page.getByRole('button', { name: 'Pay $79.99' });
  await submit(pay);
  await expect(page.getByText(FAILED)).toBeVisible();
  const paid = async () => (await call(page, 'listTransactions', {}, token)).body.objects;
  expect(await paid()).toMatchObject([{ total: 7999, state: 'paid' }]);
  return { pay, paid, keys };
};

test('a buyer whose response is lost presses Pay again, sees the completed purchase, and is charged once', async ({ page }) => {
  const { pay, paid, keys } = await buyCutOff(page);
  await submit(pay);
  await page.waitForURL('**/process/checkout-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Basic');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[!-~]{16,255}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(await paid()).toHaveLength(1);
});

test('a buyer whose response is lost enters another card, and sees the running plan instead of buying another', async ({
  page,
}) => {
  const { pay, paid, keys } = await buyCutOff(page);
  await cardFields(page).getByLabel('Card number').fill('4111 1111 1111 1111');
  await submit(pay);
  await expect(page.getByText('You’re already subscribed.')).toBeVisible();
  await expect(page.getByText('You weren’t charged.')).toHaveCount(0);
  expect(keys).toHaveLength(1);
  expect(await paid()).toHaveLength(1);
});

test('a change of plan whose answer is cut off is asked for again, and made once', async ({ page }) => {
  const { pay, paid } = await buyCutOff(page);
  await submit(pay);
  await page.waitForURL('**/process/checkout-success');
  await page.goto('/en_us/account/payment');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Premium, annual/ }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const keys = await cutOffFirst(page, CHANGE);
  const change = dialog.getByRole('button', { name: /^Change and pay/ });
  await change.click();
  await expect(dialog.getByText('We couldn’t change your plan.')).toBeVisible();
  expect(await paid()).toHaveLength(2);
  await change.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'My subscription' })).toContainText('Premium, annual');
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await paid()).toHaveLength(2);
});
