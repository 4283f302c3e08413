import { readFile } from 'node:fs/promises';
import { shownCode } from '@madang/domain/coupons/code.ts';
import { DEMO_PEOPLE, type DemoPerson, HANA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { expectFullyInViewport } from './geometry.ts';
import { call, cookieLifetime, expect, expectAccessible, signInAs, signUp, test, untilHydrated } from './journey.ts';

const personCalled = (name: string): DemoPerson => {
  const person = DEMO_PEOPLE.find((one) => one.name === name);
  if (!person) throw new Error(`${name} is missing from the demo world`);
  return person;
};

const openTab = async (page: Page): Promise<void> => {
  await page.goto('/en_us/account/payment');
  await untilHydrated(page);
};
const own = (page: Page) => page.getByRole('region', { name: 'My subscription' });
/** The plan among the facts, not in a dialog over them. */
const ownPlan = (page: Page, plan: string) => own(page).getByRole('definition').getByText(plan, { exact: true });
const actions = (page: Page) => own(page).getByRole('button').allTextContents();

/** What each person sees, and which actions are offered. */
const STATES = [
  ['Hana', 'Active', /renews automatically on .* for \$7\.99/, ['Change plan', 'Pause plan', 'Cancel plan']],
  ['Joon', 'Free trial', /You won’t be charged until .* unless you cancel first/, ['Change plan', 'Cancel plan']],
  ['Thao', 'Payment due', /didn’t go through/, ['Update card', 'Change plan', 'Cancel plan']],
  ['Luca', 'Grace period', /Pay to keep your plan, or it ends on/, ['Update card', 'Change plan', 'Cancel plan']],
  ['Wei', 'Canceled', /You can watch until .* Resume/, ['Resume plan']],
  ['Ines', 'Active', /Your pass lasts until/, []],
  ['Noah', 'Active', /Your pass lasts until/, []],
  ['Ava', 'Active', /You pay through Apple App Store/, []],
  ['Omar', 'Active', /You pay through Google Play/, []],
  ['Grace', 'Active', /You pay through Roku/, []],
  ['Theo', 'Active', /You pay through Amazon/, []],
  ['Ruth', 'Active', /renews automatically/, ['Change plan']],
] as const;

test('each subscription says how it stands and what happens next, and offers what is allowed [SU-18] [SU-19] [SU-20] [SU-21] [SU-22] [SU-23] [SU-24] [SU-25] [SU-27] [SU-28] [SU-29] [SU-30] [SU-73] [SU-81] [RT-32] [RT-150]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const [name, status, sentence, offered] of STATES) {
    const token = await signInAs(page, personCalled(name), { alone: false });
    const { body } = await call(page, 'getActiveSubscription', {}, token);
    expect(Date.parse(String(body.object?.['started_at']))).toBeLessThan(Date.now());
    await openTab(page);
    await expect(own(page).getByText(status, { exact: true })).toBeVisible();
    await expect(own(page).getByText(sentence)).toBeVisible();
    expect(await actions(page)).toEqual(offered);
    const code = own(page)
      .getByRole('definition')
      .filter({ hasText: /^[0-9A-Z]{4}(-[0-9A-Z]{4}){4}$/ });
    const redeemed = personCalled(name).subscription?.code;
    await expect(code).toHaveText(redeemed === undefined ? [] : [shownCode(redeemed)]);
  }
  await expect(own(page).getByText('To cancel, go to Verizon.')).toBeVisible();
  await signInAs(page, HANA, { alone: false });
  await openTab(page);
  const facts = own(page).getByRole('definition');
  await expect(facts.filter({ hasText: 'Basic, monthly' })).toBeVisible();
  await expect(facts.filter({ hasText: 'The Madang website' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('where the rules say no', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test('the exact words are said on the screen, and the call is refused as well [SU-71] [SU-72] [RT-33] [RT-149]', async ({
    page,
  }) => {
    const token = await signInAs(page, personCalled('Marta'), { alone: false });
    await openTab(page);
    await page.getByRole('button', { name: 'Change plan' }).click();
    const choice = page.getByRole('dialog').getByRole('radio', { name: /Premium, monthly/ });
    const sku = (await choice.getAttribute('value')) ?? '';
    await choice.check();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    const words = 'Changing subscription between Basic Annual and Premium Monthly is not supported';
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(words);
    const refused = await call(page, 'changePlan', { sku }, token);
    expect([refused.status, refused.body.code]).toEqual([409, '3005']);
    await page.keyboard.press('Escape');
    for (const [tab, path] of [
      ['Overview', 'account/profile'],
      ['Email and details', 'account/profile/edit'],
      ['Payment', 'account/payment'],
    ] as const) {
      await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: tab, exact: true }).click();
      await expect(page).toHaveURL(`/en_us/${path}`);
    }
    const holder = await signInAs(page, personCalled('Ines'), { alone: false });
    await openTab(page);
    expect(await actions(page)).toEqual([]);
    const kept = await call(page, 'changePlan', { sku }, holder);
    expect(kept.status).toBeGreaterThanOrEqual(400);
  });
});

/** The fields of a card, in their frame. */
const fields = (page: Page) => page.frameLocator('dialog iframe');
const typeCard = async (page: Page, number: string, expiry = '12/31'): Promise<void> => {
  const frame = fields(page);
  await frame.getByLabel('Name on card').fill('Bora Han');
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel(/Expir/).fill(expiry);
  await frame.getByLabel(/CVV/).fill('123');
  await frame.getByLabel(/ZIP/).fill('98101');
};
const saveCard = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save card' }).click();
const cardRow = (page: Page, last4: string) =>
  page.getByRole('region', { name: 'Cards' }).getByRole('listitem').filter({ hasText: last4 });

/** A new viewer with a profile, and the token for calls of the journey itself. */
const newcomer = async (page: Page): Promise<string> => {
  const email = await signUp(page);
  return signInAs(page, { email, password: personCalled('Hana').password }, { alone: false });
};
const addCard = async (page: Page, number: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add card' }).click();
  await typeCard(page, number);
  await saveCard(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('cards are added, made primary, updated and deleted, three at most [BI-36] [BI-111]', async ({ page }) => {
  test.setTimeout(120_000);
  await newcomer(page);
  await openTab(page);
  await expect(own(page).getByText('You don’t have a subscription.')).toBeVisible();
  await addCard(page, '4242424242424242');
  await expect(cardRow(page, '4242')).toContainText('Default');
  await addCard(page, '5555555555554444');
  await cardRow(page, '4444')
    .getByRole('button', { name: /^Make default/ })
    .click();
  await expect(cardRow(page, '4444')).toContainText('Default');
  await expect(cardRow(page, '4242')).not.toContainText('Default');
  await addCard(page, '4000000000000341');
  await expect(page.getByRole('button', { name: 'Add card' })).toBeDisabled();
  await expect(page.getByText('You can save up to 3 cards.')).toBeVisible();
  await expectAccessible(page);
  await cardRow(page, '0341')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(cardRow(page, '0341')).toHaveCount(0);
  await cardRow(page, '4242')
    .getByRole('button', { name: /^Update/ })
    .click();
  await typeCard(page, '378282246310005');
  await fields(page).getByLabel(/CVV/).fill('1234');
  await saveCard(page);
  await expect(cardRow(page, '0005')).toBeVisible();
  await expect(cardRow(page, '4242')).toHaveCount(0);
  await page.reload();
  await expect(cardRow(page, '4444')).toContainText('Default');
  await expect(cardRow(page, '0005')).toContainText('12/2031');
});

test('a viewer sent to update a card comes back to where it began [BI-101] [ER-57] [ST-10] [ST-69] [RT-43] [RT-98] [BI-110] [RT-169] [SU-89]', async ({
  page,
}) => {
  await signInAs(page, personCalled('Luca'), { alone: false });
  await openTab(page);
  await own(page).getByRole('button', { name: 'Update card' }).click();
  await expect(page).toHaveURL('/en_us/billingInfo');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'madang_redirect_card');
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('/en_us/account/payment');
  const hours = cookieLifetime(cookie) / 3_600_000;
  expect(hours).toBeGreaterThan(1.9);
  expect(hours).toBeLessThanOrEqual(2);
  await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
  await page.getByRole('link', { name: /Why we ask for your ZIP code/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ZIP code and billing address' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to billing information' }).click();
  await untilHydrated(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByLabel('Postal code')).toHaveAttribute('aria-invalid', 'true');
  await addCard(page, '4242424242424242');
  await expect(page).toHaveURL('/en_us/account/payment');
  expect((await page.context().cookies()).some(({ name }) => name === 'madang_redirect_card')).toBe(false);
});

test('a plan that began on another device is seen on any page when its tab is shown again [SU-92]', async ({ page }) => {
  const token = await newcomer(page);
  await openTab(page);
  await addCard(page, '4242424242424242');
  await page.goto('/en_us/main');
  // What follows notices and plans loads after the page.
  await page.waitForResponse(/\/fe\/notice/);
  const button = page.getByRole('banner').getByRole('link', { name: 'Upgrade' });
  await expect(button).toBeHidden();
  await call(page, 'purchase', { sku: 'WEB_BASIC_MONTHLY_USD', skip_trial: true, terms_accepted: true }, token);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(button).toBeVisible();
});

test.describe('with a plan of one’s own', () => {
  test.use({ expectedErrors: [/status of (500|4\d\d)/] });

  test('a plan is bought, changed after a look at what it costs, reserved, kept, cancelled and resumed; a receipt is kept [SU-26] [SU-62] [SU-63] [SU-65] [SU-66] [SU-67] [SU-68] [SU-69] [SU-70] [SU-76] [SU-79] [ER-01] [ER-02] [BI-12] [BI-13] [BI-14] [BI-15] [BI-16] [BI-17] [BI-18] [BI-19] [BI-20] [BI-21] [RT-167]', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const token = await newcomer(page);
    await openTab(page);
    await addCard(page, '4242424242424242');
    const bought = await call(page, 'purchase', { sku: 'WEB_BASIC_MONTHLY_USD', skip_trial: true, terms_accepted: true }, token);
    expect(bought.status).toBe(200);
    await openTab(page);
    await expect(own(page).getByText('Visa ending in 4242')).toBeVisible();
    await expect(page.getByText('To delete it, add another card')).toBeVisible();

    // A better plan, at once: seen first, and not lost when something breaks.
    await page.getByRole('button', { name: 'Change plan' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: /Basic, monthly/ })).toBeDisabled();
    await dialog.getByRole('radio', { name: /Premium, monthly/ }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Premium, monthly starts right away.')).toBeVisible();
    await expect(dialog.getByText('Credit for unused time')).toBeVisible();
    await expect(dialog.getByText('Visa ending in 4242')).toBeVisible();
    await expect(own(page).locator('dl').first()).toContainText('Basic, monthly');
    await page.route('**/subscription/change', (route) => route.fulfill({ status: 500, json: { code: '9999', message: 'no' } }));
    await dialog.getByRole('button', { name: /^Change and pay/ }).click();
    await expect(dialog.getByText('We couldn’t change your plan. Please contact the Help Center.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Help Center' })).toBeVisible();
    await page.unroute('**/subscription/change');
    await dialog.getByRole('button', { name: /^Change and pay/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(ownPlan(page, 'Premium, monthly')).toBeVisible();

    // A smaller one when the period is over, which can be taken back.
    await page.getByRole('button', { name: 'Change plan' }).click();
    await dialog.getByRole('radio', { name: /Basic, annual/ }).check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText(/Basic, annual starts on .* Until then, your plan stays/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Change plan' }).click();
    await expect(own(page).getByText('Scheduled', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Change plan' }).click();
    await dialog.getByRole('radio', { name: /Basic, monthly/ }).check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('You already have a plan change scheduled. Cancel it first.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep current plan' }).click();
    await expect(own(page).getByText('Scheduled', { exact: true })).toHaveCount(0);

    // Cancelled in two clicks, with a reason or without, and taken back.
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(dialog.getByText(/You can keep watching until/)).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Too expensive' }).check();
    await dialog.getByRole('checkbox', { name: 'I’m using another service' }).check();
    await dialog.getByLabel(/Anything else/).fill('a'.repeat(1001));
    await expect(dialog.getByText('Use at most 1,000 characters.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel now' }).click();
    await expect(dialog.getByRole('heading', { name: 'Cancel your plan?' })).toBeVisible();
    await dialog.getByLabel(/Anything else/).fill('a'.repeat(1000));
    await expectAccessible(page);
    await page.route('**/subscription/cancel', (route) => route.fulfill({ status: 500, json: { code: '9999', message: 'no' } }));
    await dialog.getByRole('button', { name: 'Cancel now' }).click();
    await expect(dialog.getByText(/Try again in a moment/)).toBeVisible();
    await page.unroute('**/subscription/cancel');
    const sent = page.waitForRequest('**/subscription/cancel');
    await dialog.getByRole('button', { name: 'Cancel now' }).click();
    expect((await sent).postDataJSON()).toEqual({ reasons: ['too_expensive', 'another_service'], other: 'a'.repeat(1000) });
    await expect(dialog.getByRole('heading', { name: 'Your plan is canceled' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(own(page).getByText('Resume your subscription before you change plans.')).toBeVisible();
    expect(await actions(page)).toEqual(['Resume plan']);
    await page.route('**/subscription/reactivate', (route) =>
      route.fulfill({ status: 500, json: { code: '9999', message: 'no' } }),
    );
    await page.getByRole('button', { name: 'Resume plan' }).click();
    await expect(page.getByRole('alert').getByText(/Try again in a moment/)).toBeVisible();
    await page.unroute('**/subscription/reactivate');
    await page.getByRole('button', { name: 'Resume plan' }).click();
    await expect(own(page).getByText('Active', { exact: true })).toBeVisible();

    // Two payments, newest first, and a receipt.
    const paid = page.getByRole('region', { name: 'Payments' }).getByRole('list', { name: 'Payments' }).locator('> li');
    await expect(paid).toHaveCount(2);
    await expect(paid.nth(0)).toContainText('Plan change: Premium, monthly');
    await expect(paid.nth(1)).toContainText('Subscription: Basic, monthly');
    for (const term of ['Number', 'Transaction', 'Price', 'Discount', 'Tax', 'Credit', 'Total', 'Payment method'])
      await expect(
        paid
          .nth(1)
          .getByRole('term')
          .filter({ hasText: new RegExp(`^${term}$`) }),
      ).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.reload();
    const tab = page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Payment', exact: true });
    await expectFullyInViewport(tab);
    await paid
      .nth(1)
      .getByRole('link', { name: /^Receipt,/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Receipt / })).toBeVisible();
    await expect(page.getByText(/Paid on .* with Visa ending in 4242/)).toBeVisible();
    await expectAccessible(page);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download PDF' }).click()]);
    expect(file.suggestedFilename()).toMatch(/^madang-M-\d{9}\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});
