import { DEMO_PASSWORD, HANA, SORA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { cookieLifetime, expect, expectAccessible, signInAs, test, untilHydrated } from './journey.ts';

const DAY_MS = 86_400_000;

const enter = async (page: Page, email: string, password = DEMO_PASSWORD): Promise<void> => {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** Chooses a profile, as every viewer must after sign-in. */
const choose = (page: Page, name = 'Hana') => page.getByRole('main').getByRole('button', { name }).click();

const cookieOf = async (page: Page, name: string) => (await page.context().cookies()).find((cookie) => cookie.name === name);

test.describe('with a wrong password', () => {
  test.use({ expectedErrors: [/401/] });

  test('the reason stands above the form with its code, and the e-mail stays [SE-66]', async ({ page }) => {
    await page.goto('/en_us/signin');
    await untilHydrated(page);
    await enter(page, HANA.email, 'not her password');
    await expect(page.getByRole('alert').filter({ hasText: '[2001]' })).toContainText(
      'The e-mail and/or password is not correct.',
    );
    await expect(page.getByLabel('Email address')).toHaveValue(HANA.email);
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
    await expectAccessible(page);
  });
});

test.describe('after too many attempts', () => {
  test.use({ expectedErrors: [/401|429/] });

  test('the form says how long to wait', async ({ page }) => {
    await page.goto('/en_us/signin');
    const refused = page.getByRole('alert').filter({ hasText: 'Too many attempts' });
    await expect(async () => {
      await enter(page, 'nobody@madang.example', 'a guess');
      await expect(refused).toContainText(/Wait \d+ minutes? .*\[2012\]/, { timeout: 500 });
    }).toPass({ timeout: 40_000, intervals: [0] });
  });
});

test('a session ends with the browser, unless it was asked to last [SE-67] [SE-68]', async ({ page }) => {
  await page.goto('/en_us/signin');
  await enter(page, HANA.email);
  await choose(page);
  await page.waitForURL('**/en_us/main');
  expect((await cookieOf(page, 'madang_token'))?.expires).toBe(-1);

  await page.context().clearCookies();
  await page.goto('/en_us/signin');
  await page.getByLabel('Keep me signed in on this device').check();
  await enter(page, HANA.email);
  await choose(page);
  await page.waitForURL('**/en_us/main');
  const token = await cookieOf(page, 'madang_token');
  const days = cookieLifetime(token) / DAY_MS;
  expect(Math.round(days)).toBe(60);
  expect(token?.httpOnly).toBe(true);
});

test('signing in leads back to where one was [RT-123] [RT-127]', async ({ page }) => {
  await page.goto('/en_us/catalog/30');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await enter(page, HANA.email);
  await choose(page);
  await page.waitForURL('**/en_us/catalog/30');
  await expect(page.getByRole('button', { name: 'Profile menu, Hana' })).toBeVisible();
});

test('a page that needs an account comes after signing in [RT-54] [RT-109]', async ({ page }) => {
  await page.goto('/en_us/mypage/history');
  await page.waitForURL('**/en_us/signin?**');
  await enter(page, SORA.email);
  await choose(page, 'Sora');
  await page.waitForURL('**/en_us/mypage/history');
});

test('an address of another site is no way back [RT-54]', async ({ page }) => {
  await page.goto('/en_us/signin?callbackUrl=//madang.invalid/en_us/live');
  await enter(page, HANA.email);
  await choose(page);
  await page.waitForURL('**/en_us/main');
});

test('signing in and signing up are one screen that keeps the e-mail [RT-59]', async ({ page }) => {
  await page.goto('/en_us/signin');
  await untilHydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByLabel('Email address').fill('someone@madang.example');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('**/en_us/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await expect(page.getByLabel('Email address')).toHaveValue('someone@madang.example');
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});

test('signing in takes no mouse, and the faults are beside their fields', async ({ page }) => {
  await page.goto('/en_us/signin');
  await untilHydrated(page);
  await page.getByLabel('Email address').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type(HANA.email);
  await expect(page.getByText('Please enter your email address')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en_us/profile');
});

test('signing out asks first, and then nothing of the session stays [HF-22] [HF-23] [SE-73]', async ({ page }) => {
  await signInAs(page, HANA);
  await page.goto('/en_us/main');
  const open = async () => {
    await page.getByRole('button', { name: 'Profile menu, Hana' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await open();
  const question = page.getByRole('alertdialog', { name: 'Sign out of Madang?' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  await open();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/en_us/signin');
  expect(await cookieOf(page, 'madang_token')).toBeUndefined();
  expect(await cookieOf(page, 'madang_refresh')).toBeUndefined();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
  expect(kept, 'neither her, nor an account or a profile, nor a token').not.toMatch(/hana|[0-9a-f]{8}-[0-9a-f]{4}-|eyJ/i);
  await page.goto('/en_us/mypage/favorite');
  await page.waitForURL('**/en_us/signin?**');
});

test('another profile watches from now on, in its own language [HF-18] [IN-15]', async ({ page }) => {
  await signInAs(page, SORA);
  await page.goto('/en_us/main');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Profile menu, Sora' }).click();
  await page.getByRole('menuitem', { name: 'Watch as Linh' }).click();
  await page.waitForURL('**/vi_vn/main');
  await expect(page.getByRole('button', { name: /Linh/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form works as well and loses nothing', async ({ page }) => {
    await page.goto('/en_us/signin?callbackUrl=/en_us/plan');
    await enter(page, HANA.email, 'not her password');
    await expect(page.getByText('[2001]')).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue(HANA.email);
    await enter(page, HANA.email);
    await choose(page);
    await page.waitForURL('**/en_us/plan');
    await expect(page.getByText('Your plan, Monthly')).toBeVisible();
  });

  test('a cross-site form post signs no one in (CSRF)', async ({ page }) => {
    const form = { email: HANA.email, password: DEMO_PASSWORD };
    const foreign = await page.request.post('/en_us/signin', { form, headers: { origin: 'https://madang.invalid' } });
    expect(foreign.status()).toBe(403);
    expect(await cookieOf(page, 'madang_token')).toBeUndefined();
  });
});
