import { type FakeRecurly, startFakeRecurly } from '@madang/server/providers/payments/recurly/fake-recurly.fixture.ts';
import type { Page } from '@playwright/test';
import { FAKE_RECURLY_JS } from '../pay/fake-recurly-js.ts';
import { agree, choosePlan, dueToday, fillAddress, summary } from './checkout.ts';
import { expect, expectAccessible, signUp, untilHydrated } from './journey.ts';
import { openServer, test as base } from './own-server.ts';

/** An installation whose subscriptions are kept by Recurly on this machine; its script comes from where Recurly’s does. */
const test = base.extend<Record<never, never>, { readonly recurly: FakeRecurly }>({
  recurly: [
    async ({ installation: _others }, use) => {
      const recurly = await startFakeRecurly(Date.now);
      await use(recurly);
      await recurly.close();
    },
    { scope: 'worker' },
  ],
  opened: [
    async ({ recurly }, use, { parallelIndex }) => {
      const server = await openServer('installation', parallelIndex, {
        SUBSCRIPTION_BACKEND: 'recurly',
        RECURLY_API_KEY: 'private',
        RECURLY_PUBLIC_KEY: 'ewr1-a1',
        RECURLY_WEBHOOK_KEYS: 'of the endpoint',
        RECURLY_API: recurly.origin,
        // No sandbox listens.
        PAY_PORT: '',
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Each field of Recurly’s is a frame, called as its label. */
const field = (page: Page, label: string) => page.frameLocator(`iframe[title="${label}"]`).getByRole('textbox');
const fillCard = async (page: Page, number: string): Promise<void> => {
  const card = page.getByRole('group', { name: 'Card details' });
  await card.getByLabel('First name').fill('Bora');
  await card.getByLabel('Last name').fill('Han');
  await field(page, 'Card number').fill(number);
  await field(page, 'Expiration month').fill('12');
  await field(page, 'Expiration year').fill('31');
  await field(page, 'CVV').fill('123');
  // At the checkout the billing address asks for it.
  const zip = card.getByLabel('ZIP code');
  if (await zip.isVisible()) await zip.fill('97201');
};

test('with Recurly a plan is bought by a card in its fields, changed and cancelled, a second card is kept, and no number comes to us [BI-29] [BI-35] [SU-35]', async ({
  page,
  recurly,
}) => {
  test.setTimeout(120_000);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.route('https://js.recurly.com/v4/recurly.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: FAKE_RECURLY_JS }),
  );
  await signUp(page);

  // What Recurly cannot do is not offered.
  for (const path of ['premiumPass', 'plan/coupon', 'gift'])
    expect((await page.request.get(`/en_us/${path}`)).status(), path).toBe(404);
  await page.goto('/en_us/plan?type=annual&code=AAAA-BBBB-CCCC-DDDD-EEEE');
  await expect(page.getByText(/^Coupon/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Premium Pass' })).toHaveCount(0);

  await choosePlan(page, /Subscribe with Basic, Annual/);
  await expect(dueToday(page)).toHaveText('$79.99');
  await expect(summary(page).getByLabel('Coupon code')).toHaveCount(0);
  await fillAddress(page.getByRole('region', { name: 'Billing information' }), { state: 'Oregon', zip: '97201' });
  await fillCard(page, '4242 4242 4242 4242');
  await agree(page);
  await expectAccessible(page);
  await field(page, 'CVV').press('Enter');
  await page.waitForURL('**/process/checkout-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Basic');
  expect(recurly.site.taken()).toEqual([7999]);

  await page.goto('/en_us/account/payment');
  await untilHydrated(page);
  const own = page.getByRole('region', { name: 'My subscription' });
  await expect(own.getByText('Active', { exact: true })).toBeVisible();
  await expect(own.getByRole('button')).toHaveText(['Change plan', 'Cancel plan']);
  const cards = page.getByRole('region', { name: 'Cards' }).getByRole('listitem');
  await expect(cards).toHaveText([/4242/]);
  await page.getByRole('button', { name: 'Add card' }).click();
  await fillCard(page, '5555 5555 5555 4444');
  await page.getByRole('dialog').getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: '4444' })).toBeVisible();

  await page.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Premium, annual/ }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: /^Change and pay/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(own).toContainText('Premium, annual');
  expect(recurly.site.taken()).toHaveLength(2);

  await own.getByRole('button', { name: 'Cancel plan' }).click();
  await dialog.getByRole('button', { name: 'Cancel now' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(own.getByText('Canceled', { exact: true })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Resume plan' })).toBeVisible();

  // Every request to Recurly conforms to its API description.
  expect(recurly.faults).toEqual([]);
  for (const number of ['4242', '4444'].map((last4) => new RegExp(`\\d{4}[ -]?\\d{4}[ -]?\\d{4}[ -]?${last4}`)))
    expect([...sent, ...recurly.seen.map(({ body }) => JSON.stringify(body ?? ''))].filter((text) => number.test(text))).toEqual(
      [],
    );
});
