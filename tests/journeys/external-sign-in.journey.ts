import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, HANA, MINA, SORA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInAs, test, untilHydrated } from './journey.ts';
import { openMail } from './mailbox.ts';
import { assertionOf, BACK_AT_BANGO, startProvider } from './external-sign-in.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
test.beforeAll(async () => {
  provider = await startProvider();
});
test.afterAll(() => provider.close());
test.beforeEach(() => {
  Object.assign(provider.faults, { server: 'none', denies: null });
});

const someone = (email = `${randomUUID()}@village.example`) => ({
  sub: randomUUID(),
  email,
  email_verified: true,
  given_name: 'Ara',
  family_name: 'Yoon',
});
const button = (page: Page) => page.getByRole('button', { name: 'Continue with Village' });
/** Someone new says that they want an account; a callback alone opens none. */
const createAccount = async (page: Page): Promise<void> => {
  await page.waitForURL('**/process/link');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create account' }).click();
};
const cookieOf = async (page: Page, name: string) => (await page.context().cookies()).find((cookie) => cookie.name === name);
const birthDate = (page: Page) => page.getByLabel('Date of birth');

test.describe('from a provider', () => {
  // The birth date of a child is refused by the server as well.
  test.use({ expectedErrors: [/400/] });

  test('a new viewer comes from a provider by one click, enters the birth date once, and goes on [PA-10] [PA-11] [RT-38] [RT-56] [AC-29] [SE-62]', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/en_us/signup?b=y');
    await expect(birthDate(page)).toBeVisible();
    provider.meet(someone());
    await page.goto('/en_us/signin?callbackUrl=/en_us/plan');
    await untilHydrated(page);
    await page.getByLabel('Keep me signed in on this device').check();
    await button(page).click();
    await createAccount(page);
    await page.waitForURL('**/en_us/signup?b=y**');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('When were you born?');
    await expect(page.getByLabel('Email address')).toHaveCount(0);
    await expectAccessible(page);
    expect((await cookieOf(page, 'madang_token'))?.expires).toBeGreaterThan(0);

    // An expired access token is refreshed, and the question comes again.
    await page.context().addCookies([{ name: 'madang_token', value: 'one.that.ran-out', url: String(baseURL), httpOnly: true }]);
    await page.goto('/en_us/plan');
    await page.waitForURL('**/en_us/signup?b=y**');
    await untilHydrated(page);
    await birthDate(page).fill('2020-01-01');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('You must be 18 or older to use Madang.').last()).toBeVisible();
    await birthDate(page).fill('1994-05-17');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/en_us/plan');
    await expect(page.getByRole('button', { name: 'Profile menu, Ara' })).toBeVisible();
  });
});

test('an unverified email and an altered answer sign in no one and say why, and a password joins the two accounts, in time [PA-12] [PA-15] [SE-27] [SE-83] [ER-21]', async ({
  page,
  baseURL,
}) => {
  const social = page.getByText('We couldn’t connect to that service.');
  provider.faults.denies = 'server_error';
  await page.goto('/en_us/signin');
  await untilHydrated(page);
  await button(page).click();
  await page.waitForURL('**/process/oauth/village**');
  await expect(social).toContainText('[2060]');
  await expectAccessible(page);

  provider.faults.denies = null;
  const left = await page.request.post('/process/social/village', { headers: { origin: String(baseURL) }, form: {} });
  const [, address = ''] = /content="0;url=([^"]+)"/.exec(await left.text()) ?? [];
  const altered = await provider.goThrough(address.replaceAll('&amp;', '&'), someone(HANA.email));
  altered.set('state', `${String(altered.get('state')).slice(1)}A`);
  await page.goto(`/process/oauth/village?${altered}`);
  await expect(social).toContainText('[2060]');
  expect(await cookieOf(page, 'madang_token')).toBeUndefined();

  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.goto('/en_us/signin?callbackUrl=/en_us/plan');
  await untilHydrated(page);
  await button(page).click();
  await page.waitForURL('**/process/link');
  await expect(page.getByText(`Madang account: ${HANA.email}`)).toBeVisible();
  await expectAccessible(page);
  // What waited in this browser is gone.
  await page.context().clearCookies({ name: 'madang_attempt' });
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Link and sign in' }).click();
  await expect(page.getByText('Your session has expired. Redirecting you to the previous page.')).toContainText('[2063]');
  await page.waitForURL('**/en_us/signin?callbackUrl=/en_us/plan');
  await untilHydrated(page);
  await button(page).click();
  await page.waitForURL('**/process/link');
  await page.getByRole('textbox', { name: 'Password' }).fill('not her password');
  await page.getByRole('button', { name: 'Link and sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '[2001]' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Link and sign in' }).click();
  await page.waitForURL(/\/en_us\/(plan|signup|profile)/);
  expect((await cookieOf(page, 'madang_user_type'))?.value).toBe('1');
});

test('whom odk hands over is signed in until the browser is closed, and nothing is asked about money [PA-05] [PA-06] [PA-13] [SU-60]', async ({
  page,
  baseURL,
  browser,
}) => {
  const paid: string[] = [];
  page.on('request', (request) => {
    if (/entitlement|payment-method/.test(request.url())) paid.push(request.url());
  });
  const claims = { sub: randomUUID(), email: `${randomUUID()}@odk.example`, given_name: 'Ara', birthdate: '1990-02-03' };
  const assertion = await assertionOf(claims, String(baseURL));
  await page.goto(`/process/odk?assertion=${assertion}&remember=y`);
  await page.waitForURL('**/en_us/main');
  await expect(page.getByRole('button', { name: 'Profile menu, Ara' })).toBeVisible();
  expect((await cookieOf(page, 'madang_user_type'))?.value).toBe('odk');
  await page.goto('/en_us/plan');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/en_us/mypage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(paid).toEqual([]);

  const { cookies, origins } = await page.context().storageState();
  const reopened = await browser.newContext({
    baseURL: String(baseURL),
    storageState: { cookies: cookies.filter(({ expires }) => expires > 0), origins },
  });
  const again = await reopened.newPage();
  await again.goto('/en_us/main');
  await expect(again.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await again.goto(`/process/odk?assertion=${assertion}`);
  await expect(again.getByText('Couldn’t sign you in through your partner.')).toContainText('[2061]');
  await again.getByRole('link', { name: 'Forgot password?' }).click();
  await again.waitForURL('**/en_us/forgotPassword');
  await reopened.close();
});

test.describe('from a partner', () => {
  // No account has this address.
  test.use({ expectedErrors: [/404/] });

  test('whom bango sends without an address signs up in the middle of its request, and ends where bango wants [PA-08] [PA-09] [RT-55] [RT-57] [HF-28] [HF-29] [AC-27] [BI-102] [ER-47] [ER-55]', async ({
    page,
    baseURL,
  }) => {
    await page.route('https://store.bango.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><link rel="icon" href="data:,"><title>Bango</title><h1>Thank you</h1>',
      }),
    );
    const flow = { requestId: randomUUID(), productId: 'PREMIUM_12', bangoUserId: randomUUID() };
    const arrive = async () => {
      const assertion = await assertionOf({ sub: flow.bangoUserId, ...flow }, String(baseURL));
      await page.goto(`/process/bango?assertion=${assertion}&bangoRedirectUri=${encodeURIComponent(BACK_AT_BANGO)}`);
    };
    await arrive();
    await page.waitForURL('**/en_us/signin?**');
    const queryOf = () => Object.fromEntries(new URL(page.url()).searchParams);
    expect(queryOf()).toEqual({ ...flow, bangoRedirectUri: BACK_AT_BANGO });
    await untilHydrated(page);
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
    await page.getByRole('banner').getByRole('img', { name: 'Madang' }).click();
    expect(new URL(page.url()).pathname).toBe('/en_us/signin');
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.waitForURL('**/en_us/forgotPassword?**');
    expect(queryOf()).toEqual({ ...flow, bangoRedirectUri: BACK_AT_BANGO });
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
    await page.locator('a[href^="/en_us/signin?"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await page.waitForURL('**/en_us/signin?**');
    expect(queryOf()).toEqual({ ...flow, bangoRedirectUri: BACK_AT_BANGO });

    const email = `${randomUUID()}@madang.example`;
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('courtyard-26');
    const offer = page.getByRole('alertdialog', { name: 'No account yet' });
    const ask = () => page.getByRole('button', { name: 'Sign in' }).click();
    await ask();
    await expect(offer.getByRole('button')).toHaveText(['Cancel', 'OK']);
    await page.keyboard.press('Escape');
    await expect(offer).toBeHidden();
    await ask();
    await offer.getByRole('button', { name: 'Cancel' }).click();
    await expect(offer).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/en_us/signin');
    await ask();
    await offer.getByRole('button', { name: 'OK' }).click();
    await page.waitForURL('**/en_us/signup?**');
    expect(queryOf()).toEqual({ ...flow, bangoRedirectUri: BACK_AT_BANGO });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await expect(field('Email address')).toHaveValue(email);
    await field('Password').fill('courtyard-26');
    await field('Confirm password').fill('courtyard-26');
    await field('First name').fill('Ara');
    await field('Last name').fill('Yoon');
    await page.getByLabel('Gender').selectOption('female');
    await page.getByLabel('I’m 18 or older').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/process/link');
    await expect(page.getByText(`Bango account: ${flow.bangoUserId}. Madang account: ${email}.`)).toBeVisible();
    await field('Password').fill('courtyard-26');
    await page.getByRole('button', { name: 'Link and sign in' }).click();
    await page.waitForURL('**/en_us/signup?b=y**');
    await untilHydrated(page);
    await birthDate(page).fill('1990-02-03');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(BACK_AT_BANGO);
    expect((await cookieOf(page, 'madang_user_type'))?.value).toBe('bango');
  });

  test('who has signed in for a partner and leaves by the logo is signed out first [HF-02] [SE-75]', async ({ page }) => {
    await page.goto(`/en_us/signin?requestId=${randomUUID()}&productId=PREMIUM_12&bangoUserId=${randomUUID()}`);
    await untilHydrated(page);
    await page.getByLabel('Email address').fill(HANA.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/en_us/profile?callbackUrl=**');
    await untilHydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'Madang' }).click();
    await page.waitForURL('**/en_us/main');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await cookieOf(page, 'madang_token')).toBeUndefined();
  });
});

test('a sign-in is added on the account page by the password, undone by the owner’s mail, and removed again on the page', async ({
  page,
}) => {
  const visitor = someone();
  const add = async () => {
    await page.goto('/en_us/account/profile');
    await untilHydrated(page);
    provider.meet(visitor);
    await page.getByRole('button', { name: 'Add Village' }).click();
    await page.waitForURL('**/process/link');
    await expect(page.getByText(`Village account: ${visitor.email}. Madang account: ${SORA.email}.`)).toBeVisible();
    await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Link and sign in' }).click();
    await page.waitForURL('**/en_us/account/profile');
    await untilHydrated(page);
  };
  const ways = page.getByRole('list', { name: 'Sign-in methods' });
  await page.goto('/en_us/main');
  await signInAs(page, SORA);
  await add();
  await expect(ways).toContainText(visitor.email);
  await expectAccessible(page);

  await page.goto(await openMail(page, SORA.email, 'A sign-in was linked to your account'));
  await expect(page.getByText(`Village as ${visitor.email} can sign in to the Madang account ${SORA.email}.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('heading', { name: 'Sign-in removed' })).toBeVisible();
  expect(await cookieOf(page, 'madang_token')).toBeUndefined();

  await signInAs(page, SORA);
  await add();
  await page.getByRole('button', { name: `Remove Village (${visitor.email})` }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Village?' });
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(ways).not.toContainText(visitor.email);
});

test('a partner’s customer who arrives in the browser of another account is asked before the session is replaced', async ({
  page,
  baseURL,
}) => {
  const email = `${randomUUID()}@odk.example`;
  const claims = { sub: randomUUID(), email, given_name: 'Ara', birthdate: '1990-02-03' };
  const arrive = async () => page.goto(`/process/odk?assertion=${await assertionOf(claims, String(baseURL))}`);
  await arrive();
  await page.waitForURL('**/en_us/main');
  await page.context().clearCookies();
  await page.goto('/en_us/main');
  // The page sets the cookie of its language once it is hydrated; without one the profile's language would be used.
  await untilHydrated(page);
  await signInAs(page, MINA);

  await arrive();
  await expect(page.getByRole('heading', { name: 'Switch accounts?' })).toBeVisible();
  await expect(page.getByText(`This browser is signed in as ${MINA.email}.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Stay signed in as ${MINA.email}` }).click();
  await page.waitForURL('**/en_us/main');
  expect((await cookieOf(page, 'madang_user_type'))?.value).toBe('1');
  await arrive();
  await page.getByRole('button', { name: `Switch to ${email}` }).click();
  await page.waitForURL('**/en_us/main');
  expect((await cookieOf(page, 'madang_user_type'))?.value).toBe('odk');
});

test.describe('who has no password yet', () => {
  test.use({ expectedErrors: [/409/] });

  test('and tries one is offered a mail by which to set it, and then comes in by it [PA-14]', async ({ page }) => {
    const bora = someone();
    provider.meet(bora);
    await page.goto('/en_us/signin');
    await untilHydrated(page);
    await button(page).click();
    await createAccount(page);
    await page.waitForURL('**/en_us/signup?b=y**');
    await page.context().clearCookies();

    await page.goto('/en_us/signin');
    await untilHydrated(page);
    await page.getByLabel('Email address').fill(bora.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const offer = page.getByRole('alertdialog', { name: 'Set a password first' });
    await expect(offer).toContainText(bora.email);
    await offer.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('We emailed you a link to set a password.')).toBeVisible();

    await page.goto(await openMail(page, bora.email, 'Set a password'));
    await untilHydrated(page);
    for (const name of ['New password', 'Confirm new password'])
      await page.getByRole('textbox', { name, exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await untilHydrated(page);
    await page.getByLabel('Email address').fill(bora.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/en_us/profile**');
  });
});
