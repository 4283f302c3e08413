import { ROUTES } from '@madang/contract/routes.ts';
import { choosePlan, dueToday, fillAddress, fillCard, submit } from './checkout.ts';
import { bought, newcomer, openLetter, pay, writeTo } from './gifts.ts';
import { call, expect, expectAccessible, someEmail, test, untilHydrated } from './journey.ts';

const GOOD = '4242 4242 4242 4242';
const ASKS = '4000 0000 0000 3220';

// The policy of the page before allows no frame: the gift is loaded again, which may cut off what is opened meanwhile.
test.describe('from a page without card fields', () => {
  test.use({ expectedErrors: [/frame-src/] });

  test('a payment that the bank asks about returns to the gift, and a declined one keeps everything entered', async ({
    page,
  }) => {
    await newcomer(page);
    const begin = async () => {
      await expect(() => page.goto('/en_us/gift')).toPass();
      await untilHydrated(page);
      if ((await page.getByLabel('Their name').inputValue()) === '') await writeTo(page, { name: 'Hana' });
      await expect(page.getByLabel('Their name')).toHaveValue('Hana');
      if ((await page.getByLabel('Address line 1').inputValue()) === '')
        await fillAddress(page, { state: 'Oregon', zip: '97201' });
      // The fields are fetched when they are about to be seen.
      await page.getByRole('checkbox', { name: /terms of use/ }).scrollIntoViewIfNeeded();
      await fillCard(page, ASKS);
      await page.getByRole('checkbox', { name: /terms of use/ }).press('Space');
      await page.getByRole('checkbox', { name: /pay once/ }).press('Space');
      await submit(pay(page));
      await page.waitForURL(/\/confirm\/.*lang=en_us/);
    };
    await begin();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment didn’t go through');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the gift' }).click();
    await page.waitForURL('**/en_us/gift');
    await begin();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/gift/mine?bought=yes');
    await expect(page.getByRole('heading', { name: 'Your gift is ready' })).toBeVisible();
    await expect(bought(page)).toContainText('Give this code to Hana.');
    await page.getByRole('button', { name: /^Send by email/ }).click();
    const email = someEmail();
    await page.getByLabel('Their email').fill(email);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(new RegExp(`^Emailed to ${email}`))).toBeVisible();
    const code = await bought(page)
      .getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){4}$/)
      .textContent();
    expect((await openLetter(page, email)).text).toContain(code ?? 'no code');
  });
});

test.describe('while a plan is bought', () => {
  test.use({ expectedErrors: [/409/] });

  test('a gift whose payment is under way is waited for, and the checkout goes on with what was typed', async ({ page }) => {
    const [purchase, confirm] = [ROUTES.purchase, ROUTES.confirmPurchase].map((route) => `**${route.split(' ')[1]}`);
    await newcomer(page);
    await page.goto('/en_us/plan?type=annual');
    await choosePlan(page, /Subscribe with Basic, Annual/);
    await fillAddress(page, { state: 'Oregon', zip: '97201' });
    await fillCard(page, GOOD);
    // Right after scrolling, a pointer may still be taken for one over the frame of another origin.
    await page.getByRole('checkbox', { name: /terms of use/ }).press('Space');
    await page.getByRole('checkbox', { name: /I agree to be charged/ }).press('Space');
    const underWay = { code: '3019', message: 'A payment is under way.', reason: 'PURCHASE_UNDER_WAY' };
    await page.route(purchase ?? '', (route) => route.fulfill({ status: 409, json: underWay }));
    const answer = { state: 'paid', kind: 'gift', transaction_id: 'x', action_url: null, voucher: null };
    await page.route(confirm ?? '', (route) => route.fulfill({ json: { code: '0000', message: 'OK', object: answer } }));
    const response = page.waitForResponse(confirm ?? '');
    await submit(pay(page));
    await response;
    // The form was mounted again: the terms are not accepted yet.
    await expect(page.getByRole('checkbox', { name: /terms of use/ })).not.toBeChecked();
    await expect(page.getByLabel('Address line 1')).toHaveValue('12 Hanok Street');
    await page.unrouteAll();
    await fillCard(page, GOOD);
    await page.getByRole('checkbox', { name: /terms of use/ }).press('Space');
    await page.getByRole('checkbox', { name: /I agree to be charged/ }).press('Space');
    await submit(pay(page));
    await page.waitForURL('**/process/checkout-success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Basic');
  });
});

test.describe('when a response is lost', () => {
  test.use({ expectedErrors: [/net::ERR_|status of (409|422)/] });

  test('a gift of which nothing was heard, and that is under way when it is asked for again, is the one that is given', async ({
    page,
  }) => {
    const { token } = await newcomer(page);
    await page.goto('/en_us/gift');
    await untilHydrated(page);
    await writeTo(page, { name: 'Hana' });
    await fillAddress(page, { state: 'Oregon', zip: '97201' });
    await page.getByRole('checkbox', { name: /terms of use/ }).scrollIntoViewIfNeeded();
    await fillCard(page, GOOD);
    await page.getByRole('checkbox', { name: /terms of use/ }).press('Space');
    await page.getByRole('checkbox', { name: /pay once/ }).press('Space');
    const keys: (string | undefined)[] = [];
    await page.route(`**${ROUTES.createGift.split(' ')[1]}`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      const underWay = { code: '3019', message: 'A payment is under way.', reason: 'PURCHASE_UNDER_WAY' };
      if (keys.length > 1) return route.fulfill({ status: 409, json: underWay });
      await route.fetch();
      return route.abort('connectionreset');
    });
    await submit(pay(page));
    await expect(page.getByText('The purchase didn’t go through. What you entered is still here')).toBeVisible();
    await submit(pay(page));
    await page.waitForURL('**/gift/mine?bought=yes');
    await expect(bought(page)).toContainText('Give this code to Hana.');
    expect(keys[1]).toBe(keys[0]);
    const { body } = await call(page, 'listGifts', {}, token);
    expect(body.objects).toHaveLength(1);
  });

  test('a giver who edits the gift after a lost response sees the gift that was already given, and does not give a second', async ({
    page,
  }) => {
    const { token } = await newcomer(page);
    await page.goto('/en_us/gift');
    await untilHydrated(page);
    await writeTo(page, { name: 'Hana' });
    await fillAddress(page, { state: 'Oregon', zip: '97201' });
    await page.getByRole('checkbox', { name: /terms of use/ }).scrollIntoViewIfNeeded();
    await fillCard(page, GOOD);
    await page.getByRole('checkbox', { name: /terms of use/ }).press('Space');
    await page.getByRole('checkbox', { name: /pay once/ }).press('Space');
    const gifts = `**${ROUTES.createGift.split(' ')[1]}`;
    await page.route(gifts, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await submit(pay(page));
    await expect(page.getByText('The purchase didn’t go through. What you entered is still here')).toBeVisible();
    await page.unroute(gifts);
    await page.getByLabel('Their name').fill('Hana Kim');
    await submit(pay(page));
    await page.waitForURL('**/gift/mine?bought=yes');
    await expect(bought(page)).toContainText('Give this code to Hana.');
    const { body } = await call(page, 'listGifts', {}, token);
    expect(body.objects).toHaveLength(1);
  });
});

test.describe('when prices fail to load', () => {
  test.use({ expectedErrors: [/status of (403|500)/] });

  test('a gift says why it cannot be bought, and is there again with what was written once it can', async ({ page }) => {
    const preview = `**${ROUTES.previewGift.split(' ')[1]}`;
    await newcomer(page);
    await page.goto('/en_us/gift');
    await untilHydrated(page);
    await page.getByLabel('Their name').fill('Hana');
    await page.route(preview, (route) => route.fulfill({ status: 500, json: { code: '9999', message: 'Broken.' } }));
    await page.getByRole('radio', { name: /^6 months/ }).click();
    const stopped = page.getByRole('heading', { name: 'Purchases are unavailable right now' });
    await expect(stopped).toBeVisible();
    await expectAccessible(page);
    const closed = { code: '5000', message: 'Closed.', reason: 'SUBSCRIPTIONS_CLOSED' };
    await page.route(preview, (route) => route.fulfill({ status: 403, json: closed }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Subscriptions are closed for maintenance/)).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByLabel('Their name')).toHaveValue('Hana');
    await expect(dueToday(page)).toHaveText('$77.94');
  });
});
