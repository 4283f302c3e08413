import { DEMO_PASSWORD } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { agree, choosePlan, fillAddress, fillCard, submit } from './checkout.ts';
import { chooseByKeyboard, tabTo, typeInto } from './keyboard.ts';
import {
  call,
  expect,
  endSessionElsewhere,
  filmTime,
  signInAs,
  signUp,
  someEmail,
  test,
  untilHydrated,
  untilPlayedTo,
} from './journey.ts';

test.describe.configure({ timeout: 180_000 });

/** Each walk is one visit by one kind of person, through pages and controls alone. */
const FREE_SERIES = 'Moonlight Under the Eaves';
/** Rated 19, in the catalog of adult profiles only. */
const RATED_19 = 'Where the Fire Passed';
const GOOD_CARD = '4242 4242 4242 4242';
const PASSWORD = 'a quiet courtyard';

const main = (page: Page) => page.getByRole('main');

test.describe('on a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a newcomer answers the privacy note, signs up by mouse, and watches a first film from home [AC-10] [AC-28] [PL-08]', async ({
    page,
  }) => {
    await page.goto('/');
    await page.waitForURL('**/en_us/guide');
    await page.getByRole('region', { name: 'Privacy', exact: true }).getByRole('button', { name: 'No thanks' }).click();
    await page.getByRole('link', { name: 'Create an account' }).first().click();
    await page.waitForURL('**/en_us/signup');
    await untilHydrated(page);
    await page.getByLabel('Email address').fill(someEmail());
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
    await page.getByLabel('First name').fill('Yuna');
    await page.getByLabel('Last name').fill('Seo');
    await page.getByLabel('Gender').selectOption('Prefer not to say');
    await page.getByLabel('I’m 18 or older and agree to the terms of use.').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/en_us/signup?step=profile');
    await page.getByRole('button', { name: 'Start watching' }).click();
    await page.waitForURL('**/en_us/main');
    await untilHydrated(page);
    await main(page).getByRole('link', { name: FREE_SERIES }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(FREE_SERIES);
    await page.getByRole('link', { name: 'Play S1:E1' }).click();
    await untilPlayedTo(page, 2);
    await page.goBack();
    await expect(page.getByRole('link', { name: /^Resume S1:E1/ })).toBeVisible();
  });

  test('a newcomer signs up and watches a first film by keyboard alone [AC-10] [PL-08]', async ({ page }) => {
    await page.goto('/');
    await page.waitForURL('**/en_us/guide');
    await untilHydrated(page);
    await chooseByKeyboard(page, page.getByRole('link', { name: 'Create an account' }).first());
    await page.waitForURL('**/en_us/signup');
    await untilHydrated(page);
    await typeInto(page, page.getByLabel('Email address'), someEmail());
    await typeInto(page, page.getByRole('textbox', { name: 'Password', exact: true }), PASSWORD);
    await typeInto(page, page.getByRole('textbox', { name: 'Confirm password' }), PASSWORD);
    await typeInto(page, page.getByLabel('First name'), 'Yuna');
    await typeInto(page, page.getByLabel('Last name'), 'Seo');
    await typeInto(page, page.getByLabel('Gender'), 'Prefer');
    await tabTo(page, page.getByLabel('I’m 18 or older and agree to the terms of use.'));
    await page.keyboard.press('Space');
    await chooseByKeyboard(page, page.getByRole('button', { name: 'Create account' }));
    await page.waitForURL('**/en_us/signup?step=profile');
    await untilHydrated(page);
    await chooseByKeyboard(page, page.getByRole('button', { name: 'Start watching' }));
    await page.waitForURL('**/en_us/main');
    await untilHydrated(page);
    await chooseByKeyboard(page, page.getByRole('banner').getByRole('button', { name: 'Search' }));
    await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
    await page.keyboard.type(FREE_SERIES);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en_us/search/?**');
    await chooseByKeyboard(page, main(page).getByRole('link', { name: FREE_SERIES }).first());
    await expect(page.getByRole('heading', { level: 1 })).toContainText(FREE_SERIES);
    await untilHydrated(page);
    await chooseByKeyboard(page, page.getByRole('link', { name: 'Play S1:E1' }));
    await untilPlayedTo(page, 1);
    await page.keyboard.press('k');
    const paused = await filmTime(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => filmTime(page)).toBeGreaterThan(paused + 5);
  });
});

test('a parent subscribes, locks the own profile and adds one for a child, who finds no title rated 19 and needs the PIN to leave [PR-18] [PR-28] [SU-06]', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/en_us/plan');
  await choosePlan(page, /Start free trial with Premium, Monthly/);
  await fillAddress(page);
  await fillCard(page, GOOD_CARD);
  await agree(page);
  await submit(page.getByRole('button', { name: 'Start free trial' }));
  await page.waitForURL('**/process/checkout-success');

  await page.goto('/en_us/profile');
  await untilHydrated(page);
  await main(page).getByRole('link', { name: 'Add profile' }).click();
  await main(page).getByLabel('Name', { exact: true }).fill('Byul');
  await main(page).getByRole('radio', { name: 'Family' }).check();
  await main(page).getByRole('button', { name: 'Add profile' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText('Add profile');
  await page.goto('/en_us/profile');
  await untilHydrated(page);
  await main(page).getByRole('link', { name: 'Manage profiles' }).click();
  await main(page).getByRole('link', { name: 'Edit Bora' }).click();
  await main(page).getByLabel('Protect this profile with a PIN').check();
  await main(page).getByLabel('New PIN', { exact: true }).fill('2580');
  await main(page).getByLabel('Confirm new PIN').fill('2580');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Manage profiles');

  await page.goto(`/en_us/search/?q=${encodeURIComponent(RATED_19)}`);
  await expect(main(page).getByRole('link', { name: RATED_19 })).toBeVisible();
  await page.goto('/en_us/profile');
  await main(page).getByRole('button', { name: 'Byul' }).click();
  await expect(page.getByRole('button', { name: 'Profile menu, Byul' })).toBeVisible();
  await page.goto(`/en_us/search/?q=${encodeURIComponent(RATED_19)}`);
  await untilHydrated(page);
  await expect(main(page).getByRole('link', { name: RATED_19 })).toHaveCount(0);
  await page.goto('/en_us/profile');
  await main(page).getByRole('button', { name: 'Bora, locked with a PIN' }).click();
  await expect(page.getByRole('dialog', { name: 'PIN for Bora' })).toBeVisible();
  await page.goto('/en_us/main');
  await expect(page.getByRole('button', { name: 'Profile menu, Byul' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a webtoon reader signs up at the end of the first episode and goes on with the second [WT-01] [WT-14]', async ({
    page,
  }) => {
    await page.goto('/en_us/list/webtoons');
    await page.getByRole('link', { name: 'The Moon That Would Not Wane' }).first().tap();
    await page.locator('a[href*="/read/1501001/"]').first().tap();
    await page.waitForURL('**/en_us/read/1501001/**');
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Next episode', exact: true }).tap();
    await page.getByRole('link', { name: 'Sign in', exact: true }).tap();
    await page.waitForURL('**/en_us/signin?callbackUrl=**');
    await page.getByRole('link', { name: 'Create an account' }).tap();
    await page.waitForURL('**/en_us/signup**');
    await untilHydrated(page);
    await page.getByLabel('Email address').fill(someEmail());
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
    await page.getByLabel('First name').fill('Yuna');
    await page.getByLabel('Last name').fill('Seo');
    await page.getByLabel('Gender').selectOption('Prefer not to say');
    await page.getByLabel('I’m 18 or older and agree to the terms of use.').check();
    await page.getByRole('button', { name: 'Create account' }).tap();
    await page.waitForURL('**/en_us/signup?step=profile**');
    await page.getByRole('button', { name: 'Start watching' }).tap();
    await page.waitForURL('**/en_us/read/1501002/**');
    await expect(page.locator('figure[data-box]').first()).toBeVisible();
  });
});

test('a viewer stops on a laptop and goes on with the same minute on a phone [LI-20] [PL-33]', async ({ page, browser }) => {
  const email = await signUp(page);
  await signInAs(page, { email, password: DEMO_PASSWORD });
  await page.goto('/en_us/season/1001');
  await page.getByRole('link', { name: 'Play S1:E1' }).click();
  await untilPlayedTo(page, 6);
  await page.keyboard.press('k');
  const left = await filmTime(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Resume S1:E1/ })).toBeVisible();

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const token = await signInAs(phone, { email, password: DEMO_PASSWORD });
  expect((await call(phone, 'listStreams', {}, token)).status).toBe(200);
  await phone.goto('/en_us/main');
  await phone.getByRole('region', { name: 'Continue watching' }).getByRole('link', { name: FREE_SERIES }).click();
  const found = await untilPlayedTo(phone, 1);
  expect(Math.abs(found - left)).toBeLessThanOrEqual(3);
  await phone.context().close();
});

test.describe('when the session ends in the middle of paying', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('a buyer signs in again, finds plan, period and address as entered, and pays once [BI-89] [SE-79] [SE-83]', async ({
    page,
  }) => {
    const email = await signUp(page);
    const token = await signInAs(page, { email, password: DEMO_PASSWORD });
    await page.goto('/en_us/plan');
    await choosePlan(page, /Start free trial with Premium, Monthly/);
    await fillAddress(page);
    await fillCard(page, GOOD_CARD);
    await agree(page);
    await endSessionElsewhere(page, token);
    await submit(page.getByRole('button', { name: 'Start free trial' }));
    await page.waitForURL(/\/en_us\/signin\?/);
    await expect(page.getByText('Your session has expired. Redirecting you to the previous page.')).toBeVisible();
    expect(page.url()).not.toContain('Hanok');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await main(page).getByRole('button', { name: 'Sign in' }).click();
    await main(page).getByRole('button', { name: 'Bora' }).click();
    await page.waitForURL('**/en_us/checkout');
    await untilHydrated(page);
    await expect(main(page).getByLabel('ZIP code', { exact: true })).toHaveValue('10001');
    await expect(main(page).getByLabel('City')).toHaveValue('Albany');
    await fillCard(page, GOOD_CARD);
    await agree(page);
    await submit(page.getByRole('button', { name: 'Start free trial' }));
    await page.waitForURL('**/process/checkout-success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Premium');
  });
});
