import { SORA } from '@madang/fixtures/people.ts';
import { cardFields, dueToday, fillAddress, fillCard, submit, summary } from './checkout.ts';
import { agreeToGift, bought, newcomer, openLetter, pay, writeTo } from './gifts.ts';
import { call, expect, expectAccessible, signInAs, someEmail, test, untilHydrated } from './journey.ts';

// The first journey gives a gift and redeems it, which takes a busy machine more than a minute.
test.describe.configure({ timeout: 120_000 });

const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';

test.describe('with a card that is declined first', () => {
  test.use({ expectedErrors: [/402/] });

  test('a visitor prepares a gift, signs in and finds it again, pays after a declined card, and the recipient redeems it and watches', async ({
    page,
    browser,
  }) => {
    const recipient = someEmail();
    await page.goto('/en_us/plan');
    await page.getByRole('link', { name: 'Give Madang as a gift' }).click();
    await page.waitForURL('**/en_us/gift');
    await untilHydrated(page);
    await expectAccessible(page);
    await expect(dueToday(page)).toHaveText('$38.97');
    await page.getByRole('radio', { name: /^1 month/ }).check();
    await expect(dueToday(page)).toHaveText('$12.99');
    await writeTo(page, { name: 'Joon', email: recipient });
    await page.getByRole('link', { name: 'Sign in to pay' }).click();
    await page.waitForURL(/\/signin\?callbackUrl=%2Fen_us%2Fgift/);
    expect(page.url()).not.toContain('Joon');

    await newcomer(page);
    await page.goto('/en_us/gift');
    await untilHydrated(page);
    await expect(page.getByLabel('Their name')).toHaveValue('Joon');
    await expect(page.getByLabel('Their email (optional)')).toHaveValue(recipient);
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('Bora Han');
    await expect(page.getByRole('radio', { name: /^1 month/ })).toBeChecked();
    await expect(summary(page)).toContainText('For Joon');

    await expect(pay(page)).toBeDisabled();
    await agreeToGift(page);
    await page.getByLabel('Their name').fill('');
    // Right after scrolling, a pointer may still be taken for one over the frame of another origin.
    await submit(pay(page));
    await expect(page.getByText('Please enter a name.')).toBeVisible();
    await expect(page.getByLabel('Their name')).toBeFocused();
    await page.getByLabel('Their name').fill('Joon');
    await fillAddress(page, { state: 'Oregon', zip: '97201' });
    await fillCard(page, DECLINED);
    await expectAccessible(page);
    await submit(pay(page));
    await expect(page.getByText('Your card was declined. Please try with other card.')).toBeVisible();
    await expect(page.getByLabel('Their name')).toHaveValue('Joon');
    await expect(cardFields(page).getByLabel('Name on card')).toHaveValue('Bora Han');

    await fillCard(page, GOOD);
    await submit(pay(page));
    await page.waitForURL('**/gift/mine?bought=yes');
    await expect(page.getByRole('heading', { name: 'Your gift is on its way' })).toBeFocused();
    const code =
      (await bought(page)
        .getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){4}$/)
        .textContent()) ?? '';
    await expectAccessible(page);

    const letter = await openLetter(page, recipient);
    expect(letter.text).toContain('Hello Joon,');
    expect(letter.text).toContain('Bora Han gave you 1 month of Premium.');
    expect(letter.text).toContain('For rainy evenings.');
    expect(letter.text).toContain(code);
    expect(letter.href).toBe(new URL(`/en_us/premiumPass#${code.replaceAll('-', '')}`, page.url()).href);

    const other = await browser.newContext();
    const joon = await other.newPage();
    const { token } = await newcomer(joon);
    await joon.goto(letter.href);
    await untilHydrated(joon);
    await expect(joon.getByRole('textbox', { name: /code$/ })).toHaveValue(code);
    await joon.getByRole('button', { name: 'Redeem', exact: true }).click();
    await expect(joon.getByRole('heading', { name: 'Welcome to Premium' })).toBeFocused();
    expect((await call(joon, 'playVideo', { content_id: '1029003' }, token)).status).toBe(200);
    await other.close();

    await page.goto('/en_us/gift/mine');
    const gift = page.getByRole('listitem').filter({ hasText: 'Premium, 1 month for Joon' });
    await expect(gift.getByText('Redeemed', { exact: true })).toBeVisible();
    await expect(gift.getByText(/^Redeemed on /)).toBeVisible();
    await expect(gift.getByRole('button')).toHaveCount(0);
    // The form is empty again for the next one.
    await page.goto('/en_us/gift');
    await untilHydrated(page);
    await expect(page.getByLabel('Their name')).toHaveValue('');
  });
});

test('a gift for a day to come is worked by keyboard alone, on a phone; its address is corrected and its receipt says what it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, SORA);
  await page.goto('/en_us/gift');
  await untilHydrated(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('radio', { name: /^Premium/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Basic/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^12 months/ })).toBeChecked();
  await expect(summary(page)).toContainText('12 months');
  const wrong = someEmail();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mina');
  await expect(page.getByLabel('Their name')).toHaveValue('Mina');
  await page.getByLabel('Their email (optional)').fill(wrong);
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('When should it arrive?').fill(day);
  await page.getByLabel('Your message (optional)').fill('🎁'.repeat(201));
  await expect(page.getByText('201/200')).toBeVisible();
  if ((await page.getByLabel('Address line 1').inputValue()) === '') await fillAddress(page, { state: 'Oregon', zip: '97201' });
  await page.getByRole('checkbox', { name: /terms of use/ }).press('Space');
  await page.getByRole('checkbox', { name: /pay once/ }).press('Space');
  await submit(pay(page));
  await expect(page.getByText('Use at most 200 characters.')).toBeVisible();
  await expect(page.getByLabel('Your message (optional)')).toBeFocused();
  await page.getByLabel('Your message (optional)').fill('Until spring.');
  await submit(pay(page));
  await page.waitForURL('**/gift/mine?bought=yes');
  await expect(page.getByRole('heading', { name: /^Your gift will be sent on / })).toBeFocused();
  await bought(page).getByRole('button', { name: 'Copy code' }).press('Enter');
  await expect(bought(page).getByText(/^(Code copied|Couldn’t copy the code)/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const gift = page.getByRole('listitem').filter({ hasText: 'Basic, 12 months for Mina' }).first();
  await expect(gift.getByText('Scheduled')).toBeVisible();
  await gift.getByRole('button', { name: /^Change address/ }).press('Enter');
  const right = someEmail();
  await expect(gift.getByLabel('Their email')).toBeFocused();
  await expectAccessible(page);
  await gift.getByLabel('Their email').fill('mina');
  await gift.getByLabel('Their email').press('Enter');
  await expect(gift.getByText('Enter an address such as name@example.com.')).toBeVisible();
  await gift.getByLabel('Their email').fill(right);
  await gift.getByLabel('Their email').press('Enter');
  await expect(gift.getByText(new RegExp(`^Will be emailed to ${right}`))).toBeVisible();
  await expect(gift.getByRole('button', { name: /^Change address/ })).toBeFocused();

  await page.goto('/en_us/account/payment');
  const payment = page.getByRole('listitem').filter({ hasText: 'Gift: Basic, 12 months' }).first();
  await expect(payment).toContainText('$79.99');
  await expect(page.getByRole('link', { name: 'My gifts' })).toBeVisible();
  await payment.getByRole('link', { name: /^Receipt,/ }).click();
  await expect(page.getByRole('article').getByText('Gift: Basic, 12 months')).toBeVisible();
});
