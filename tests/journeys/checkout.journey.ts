import { ROUTES } from '@madang/contract/routes.ts';
import { HANA } from '@madang/fixtures/people.ts';
import { agree, cardFields, choosePlan, dueToday, fillAddress, fillCard, submit, summary } from './checkout.ts';
import { expect, expectAccessible, signInAs, signUp, test } from './journey.ts';

const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';

test.describe('with a card that is declined', () => {
  test.use({ expectedErrors: [/402/] });

  test('from the plans to a free trial, past missing fields and a declined card [RT-42] [RT-97] [RT-165] [BI-01] [BI-02] [BI-11] [BI-78] [BI-90] [BI-100] [CP-04] [SU-06] [RT-69] [ER-22]', async ({
    page,
  }) => {
    await signUp(page);
    // Nothing was chosen yet.
    await page.goto('/en_us/checkout');
    await page.waitForURL('**/en_us/plan');
    await choosePlan(page, /Start free trial with Premium, Monthly/);

    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const total = dueToday(page);
    await expect(total).toHaveText('$0.00');
    await expect(summary(page)).toContainText('Next payment');
    await expect(summary(page).getByLabel('Coupon code')).toBeVisible();
    const saved = await page.evaluate(() => sessionStorage.getItem('checkout'));
    expect(JSON.parse(saved ?? '{}')).toMatchObject({ value: { skuID: 'WEB_PREMIUM_MONTHLY_USD', referenceType: 'web' } });

    const pay = page.getByRole('button', { name: 'Start free trial' });
    await expect(pay).toBeDisabled();
    await expect(pay).toHaveAccessibleDescription('Check the boxes above to continue.');
    await agree(page);
    await expect(pay).toHaveAccessibleDescription('');
    await pay.click();
    // All that is missing is said at once, in the address and in the card above it, which has the focus.
    await expect(page.getByText('Please enter your ZIP Code.')).toBeVisible();
    await expect(cardFields(page).getByText('Please enter your card number')).toBeVisible();
    await expect(cardFields(page).getByLabel('Name on card')).toBeFocused();
    // The address already asks for the postal code.
    await expect(cardFields(page).getByLabel('ZIP code')).toHaveCount(0);
    await page.getByLabel('ZIP code', { exact: true }).fill('123');
    await pay.click();
    await expect(page.getByText('Minimum 5 characters')).toBeVisible();
    await fillAddress(page);
    await fillCard(page, DECLINED);
    await expectAccessible(page);
    // Right after scrolling, a pointer may still be taken for one over the frame of another origin.
    await submit(pay);
    await expect(page.getByText('Your card was declined. Please try with other card.')).toBeVisible();
    await expect(page.getByLabel('Address line 1')).toHaveValue('12 Hanok Street');
    await expect(cardFields(page).getByLabel('Name on card')).toHaveValue('Bora Han');

    await fillCard(page, GOOD);
    await submit(pay);
    await page.waitForURL('**/process/checkout-success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Premium');
    await expect(page.getByText(/^Free until .* \$12\.99 every month/)).toBeVisible();
    await expectAccessible(page);

    // Neither going back nor another press buys twice.
    await page.goto('/en_us/checkout');
    await page.waitForURL('**/en_us/plan');
    await expect(page.getByRole('columnheader', { name: /^Premium/ })).toContainText('Your plan, Monthly');
  });
});

test('a New Yorker sees the tax before paying for a year, and a wrong coupon takes nothing off [BI-08] [BI-10] [SU-83] [SU-08]', async ({
  page,
}) => {
  await signUp(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en_us/plan?type=annual');
  await expect(page.getByText(/state or local tax may be added/)).toBeVisible();
  await choosePlan(page, /Subscribe with Basic, Annual/);
  const total = dueToday(page);
  await expect(total).toHaveText('$79.99');
  const code = summary(page).getByLabel('Coupon code');
  await code.fill('TOO-SHORT');
  await code.press('Enter');
  await expect(page.getByText('The coupon code should consist of 20 characters in length.')).toBeVisible();
  await fillAddress(page);
  await page.getByRole('checkbox', { name: /terms of use/ }).focus();
  await expect(summary(page).getByText('Tax', { exact: true })).toBeVisible();
  await expect(total).not.toHaveText('$79.99');
  const amount = await total.textContent();
  await agree(page);
  await expect(page.getByRole('button', { name: `Pay ${amount}` })).toBeEnabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await fillCard(page, GOOD);
  await page.getByRole('button', { name: `Pay ${amount}` }).press('Enter');
  await page.waitForURL('**/process/checkout-success');
  await expect(page.getByText(/^Paid until/)).toBeVisible();
});

test('an anonymous visitor signs in first and finds the choice again, with its coupon [SU-82] [RT-125]', async ({ page }) => {
  await page.goto('/en_us/plan?type=premium&q=annual&code=AAAA-BBBB-CCCC-DDDD-EEEE');
  await expect(page.getByText('Coupon AAAA-BBBB-CCCC-DDDD-EEEE will be applied at checkout.')).toBeVisible();
  await page.getByRole('link', { name: /Subscribe with Premium, Annual/ }).click();
  await page.waitForURL('**/en_us/signin?callbackUrl=**');
  const back = new URL(page.url()).searchParams.get('callbackUrl') ?? '';
  expect(back).toContain('type=premium');
  expect(back).toContain('code=AAAA');
});

test('a checkout that lay too long says so and leads back [BI-98]', async ({ page }) => {
  await signUp(page);
  await page.goto('/en_us/plan');
  await choosePlan(page, /Start free trial with Basic, Monthly/);
  await page.clock.install({ time: Date.now() + 11 * 60_000 });
  await page.reload();
  await expect(page.getByText('Your session has expired. Redirecting you to the previous page.')).toBeVisible();
  await page.clock.fastForward(4000);
  await page.waitForURL('**/en_us/plan');
});

test('a payment that failed has a page with a way on, also on a television [RT-70] [RT-72] [RT-74] [RT-76] [RT-78] [RT-80] [RT-82] [RT-84]', async ({
  page,
}) => {
  for (const suffix of ['', '-stv', '-ltv', '-vtw']) {
    await page.goto(`/process/checkout-failure${suffix}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment didn’t go through');
    await expect(page.getByText('You can keep watching on your TV now.')).toHaveCount(suffix === '' ? 0 : 1);
    await page.goto(`/process/checkout-coupon-failure${suffix}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couldn’t redeem the coupon');
    await page.getByRole('link', { name: 'Back to the coupon' }).click();
    await page.waitForURL('**/plan/coupon');
  }
});

test('a payment that succeeded has a page that says what runs now, also on a television [RT-71] [RT-73] [RT-75] [RT-77] [RT-79] [RT-81] [RT-83] [BI-104]', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  // The page asks the server for the result and does not trust the URL.
  await signUp(page);
  const response = page.waitForResponse(`**${ROUTES.confirmPurchase.split(' ')[1]}`);
  await page.goto('/process/checkout-success');
  await response;
  await expect(heading).toHaveText('We don’t see your plan yet');
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  // The next viewer needs an empty page: her page would refresh her session and restore its cookies.
  await page.goto('about:blank');
  await signInAs(page, HANA, { alone: false });
  for (const suffix of ['', '-stv', '-ltv', '-vtw']) {
    const onTv = suffix === '' ? 0 : 1;
    await page.goto(`/process/checkout-success${suffix}`);
    await expect(heading).toHaveText('Welcome to Basic');
    await expect(page.getByText(/^Paid until .* next payment that day is \$7\.99/)).toBeVisible();
    await expect(page.getByText('You can keep watching on your TV now.')).toHaveCount(onTv);
    await page.goto(`/process/checkout-coupon-success${suffix}`);
    await expect(heading).toHaveText('Coupon redeemed. Welcome to Basic');
    await expect(page.getByText('You can keep watching on your TV now.')).toHaveCount(onTv);
  }
  await page.getByRole('link', { name: 'My subscription' }).click();
  await expect(page).toHaveURL('/en_us/account/payment');
});
