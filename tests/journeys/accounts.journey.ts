import { ROUTES } from '@madang/contract/routes.ts';
import { DEMO_PASSWORD, HANA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, signUp, someEmail, test, untilHydrated } from './journey.ts';
import { openMail } from './mailbox.ts';

const NEW_PASSWORD = 'courtyard-27';
const pathOf = (operation: keyof typeof ROUTES): string => ROUTES[operation].split(' ')[1] ?? '';

const popup = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const closePopup = async (page: Page, name: string): Promise<void> => {
  await popup(page, name).getByRole('button', { name: 'OK' }).click();
  await expect(popup(page, name)).toBeHidden();
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const openEdit = async (page: Page): Promise<void> => {
  await page.goto('/en_us/account/profile/edit');
  await untilHydrated(page);
};
const fillEmail = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('New email address').fill(email);
  await page.getByRole('textbox', { name: 'Your password' }).fill(DEMO_PASSWORD);
  await press(page, 'Change email');
};
/** The verification status of the address on the page. */
const state = (page: Page, text: string) => page.getByRole('region', { name: 'Email address' }).getByText(text, { exact: true });

test.describe('a viewer who forgot the password', () => {
  test.use({ expectedErrors: [/401|404|410/] });

  test('gets a link by mail, chooses a new password with it once, and signs in [AC-34] [AC-35] [AC-37] [ER-17] [ER-32] [RT-35] [RT-36] [RT-46] [RT-67] [RT-68] [RT-151] [RT-152] [RT-153] [ST-64] [AC-62]', async ({
    page,
  }) => {
    const email = await signUp(page);
    await page.context().clearCookies();
    await page.goto('/en_us/signin?requestId=r1&productId=p1');
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL('/en_us/forgotPassword?requestId=r1&productId=p1');
    const isBlack = () =>
      page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => getComputedStyle(heading.closest('main > div') ?? heading).backgroundColor);
    await expect.poll(isBlack).toBe('rgb(0, 0, 0)');
    await expectAccessible(page);

    await page.getByLabel('Email address').fill('nobody@madang.example');
    await press(page, 'Send link');
    await expect(page.getByRole('alert').filter({ hasText: '[2004]' })).toContainText('The e-mail does not exist.');
    await page.getByLabel('Email address').fill(email);
    await press(page, 'Send link');
    await expect(page.getByText(`We emailed ${email}. It should arrive within 5 minutes`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/en_us/signin?requestId=r1&productId=p1',
    );

    const link = await openMail(page, email, 'Reset your password');
    await page.goto(`${link}&requestId=r1`);
    await untilHydrated(page);
    await expect.poll(isBlack).toBe('rgb(0, 0, 0)');
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill('courtyard-28');
    await press(page, 'Save password');
    await expect(page.getByText('The passwords do not match. Please re-enter the passwords.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill(NEW_PASSWORD);
    await press(page, 'Save password');
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).last().click();
    await page.waitForURL('**/en_us/signin?requestId=r1');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(NEW_PASSWORD);
    await press(page, 'Sign in');
    await page.getByRole('main').getByRole('button', { name: 'Bora' }).click();
    await page.waitForURL('**/en_us/main');

    await page.context().clearCookies();
    await page.goto(`/reset-password?${new URL(link).searchParams}`);
    await untilHydrated(page);
    for (const name of ['New password', 'Confirm new password'])
      await page.getByRole('textbox', { name, exact: true }).fill('courtyard-29');
    await press(page, 'Save password');
    await expect(page.getByRole('alert').filter({ hasText: '[2040]' })).toContainText('Couldn’t reset your password.');
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  });
});

test.describe('the address of a new account', () => {
  test.use({ expectedErrors: [/429/] });

  test('is verified by the link of the welcome mail, and the overview says so until then [AC-39] [AC-45]', async ({
    page,
    context,
  }) => {
    const email = await signUp(page);
    await page.goto('/en_us/account/profile');
    await untilHydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByText(`Click the link in the email we sent to ${email}.`)).toBeVisible();
    await press(page, 'Resend');
    await closePopup(page, 'Wait a minute');
    const other = await context.newPage();
    await other.goto(await openMail(page, email, 'Welcome to Madang'));
    await expect(popup(other, 'Email verified')).toContainText(email);
    await page.bringToFront();
    await expect(popup(page, 'Email verified')).toContainText(email, { timeout: 8000 });
    await closePopup(page, 'Email verified');
    await expect(main.getByText('Verified', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Resend' })).toHaveCount(0);
  });
});

test.describe('a new address', () => {
  test.use({ expectedErrors: [/400|409|410|429/] });

  test('is verified in another tab, and the page updates by itself [AC-18] [AC-19] [AC-39] [AC-40] [AC-41] [AC-42] [AC-45] [AC-46] [AC-47] [AC-48] [AC-49] [AC-57] [AC-59] [ER-60] [ER-67] [ER-68] [ER-69] [ER-70] [ER-71] [RT-47] [RT-166] [SE-30]', async ({
    page,
    context,
  }) => {
    const email = await signUp(page);
    const wanted = someEmail();
    await openEdit(page);
    await press(page, 'Cancel verification');
    await expect(state(page, 'Not verified')).toBeVisible();
    await expect(page.getByText('This address isn’t verified yet.')).toBeVisible();
    await fillEmail(page, 'abc');
    await closePopup(page, 'Invalid E-mail format');
    await expect(page.getByLabel('New email address')).toHaveValue('abc');
    await fillEmail(page, HANA.email);
    await closePopup(page, 'Email not available');
    await fillEmail(page, email);
    await expect(page.getByText('This is already your email address')).toBeVisible();
    await fillEmail(page, wanted);
    await expect(state(page, 'Email sent')).toBeVisible();
    await press(page, 'Check');
    await closePopup(page, 'Email not verified');
    // Within three seconds of the first.
    await press(page, 'Check');
    await expect(popup(page, 'Too Many Checks')).toContainText('Wait a few seconds');
    await closePopup(page, 'Too Many Checks');
    await expect(state(page, 'Waiting for verification')).toBeVisible();
    await press(page, 'Resend');
    await closePopup(page, 'Wait a minute');

    const other = await context.newPage();
    const link = await openMail(other, wanted, 'Verify your email address');
    await other.goto(link.replace(/token=./, 'token=_'));
    await expect(popup(other, 'Link invalid or expired').getByRole('link', { name: 'Resend' })).toBeVisible();
    await other.goto(`/activation${new URL(link).search}`);
    await expect(popup(other, 'Email verified')).toContainText(wanted);
    await other.route('https://mail.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Webmail</title>' }),
    );
    await other.goto(link, { referer: 'https://mail.example/inbox' });
    await popup(other, 'Already verified').getByRole('button', { name: 'OK' }).click();
    await other.waitForURL('https://mail.example/**');

    await page.bringToFront();
    await expect(popup(page, 'Email verified')).toContainText(wanted, { timeout: 8000 });
    await closePopup(page, 'Email verified');
    await expect(state(page, 'Verified')).toBeVisible();
    await expect(page.getByText('This address isn’t verified yet.')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Resend' })).toHaveCount(0);
    expect((await call(page, 'signIn', { email: wanted, password: DEMO_PASSWORD })).body.object).toMatchObject({
      email_verified: true,
    });
    await expect(page.getByText(wanted, { exact: true })).toBeVisible();
  });

  test('that is not verified is lost by leaving, so leaving the page or signing out asks first [AC-51] [AC-52] [AC-53] [AC-54] [AC-60] [ER-46] [ER-63] [SE-31] [SE-72]', async ({
    page,
  }) => {
    const email = await signUp(page);
    await openEdit(page);
    await fillEmail(page, someEmail());
    await expect(state(page, 'Email sent')).toBeVisible();
    // Moving between account tabs does not ask.
    for (const [tab, path] of [
      ['Devices', 'devices'],
      ['Overview', 'profile'],
    ] as const) {
      await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: tab }).click();
      await expect(page).toHaveURL(`/en_us/account/${path}`);
    }
    const question = popup(page, 'Your email isn’t verified yet');

    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await question.getByRole('button', { name: 'Stay Here' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();

    const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
    await home.click();
    await expect(question.getByRole('button', { name: 'Go back' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/en_us/account/profile');

    await page.evaluate(() => {
      window.addEventListener('madang:email-verification-cancelled', () => document.body.setAttribute('data-cancelled', ''));
    });
    await home.click();
    const cancelled = page.waitForRequest(
      (request) => request.method() === 'DELETE' && request.url().endsWith('/api/gateway/v03/user/email/verification-token'),
    );
    await question.getByRole('button', { name: 'Go back' }).click();
    expect((await (await cancelled).response())?.status()).toBe(200);
    await page.waitForURL('**/en_us/main');
    await expect(page.locator('body[data-cancelled]')).toBeAttached();
    await page.goto('/en_us/account/profile');
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(page.getByText('Not verified')).toBeVisible();
    await expect(page.getByText('Verify your address so you can always get back in.')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await page.waitForURL('**/en_us/main');
  });
});

test.describe('the account page', () => {
  test.use({ expectedErrors: [/403/] });

  test('shows the account and saves changes, with validation errors beside their fields [AC-07] [AC-08] [AC-09] [AC-20] [AC-21] [AC-22] [AC-30] [AC-31] [AC-61] [ER-15] [HF-19] [RT-29] [RT-30] [RT-31] [SE-03] [SE-04] [SE-06] [SE-07]', async ({
    page,
  }) => {
    const email = await signUp(page);
    await page.goto('/en_us/account');
    await expect(page).toHaveURL('/en_us/account/profile');
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await expect(page.getByRole('menu').getByText('Bora Han')).toBeVisible();
    await page.getByRole('menuitem', { name: 'My account' }).click();
    await expect(page).toHaveURL('/en_us/account/profile');
    for (const text of [email, 'Bora Han', 'Female', 'May 17, 1994'])
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Help Center' })).toHaveAttribute(
      'href',
      '/en_us/help/account',
    );
    await expect(page.getByRole('button', { name: /delete/i })).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Change: Name' }).click();
    await expect(page).toHaveURL('/en_us/account/profile/edit#details');
    const gender = page.getByLabel('Gender');
    await expect(gender.locator('option')).toHaveText(['Select', 'Male', 'Female', 'Other', 'Prefer not to say']);
    await page.getByLabel('First name').fill('');
    await page.getByLabel('Last name').fill('x'.repeat(21));
    await page.getByLabel('Date of birth').fill('1899-12-31');
    await gender.selectOption('');
    await press(page, 'Save');
    for (const text of ['Please enter your first name', 'Maximum 20 characters', 'Select an option', 'Date is out of range.'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.getByLabel('First name').fill('Borami');
    await page.getByLabel('Last name').fill('Han');
    await gender.selectOption('Other');
    await page.getByLabel('Date of birth').fill('2000-02-29');
    await press(page, 'Save');
    await expect(page.getByText('Your details are saved.')).toBeVisible();
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByLabel('First name')).toHaveValue('Borami');
    await expect(gender).toHaveValue('other');

    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field('Current password').fill('not my password');
    await field('New password').fill(NEW_PASSWORD);
    await field('Confirm new password').fill(NEW_PASSWORD);
    await press(page, 'Change password');
    await expect(page.getByText('Incorrect password', { exact: true })).toBeVisible();
    await field('Current password').fill(DEMO_PASSWORD);
    await press(page, 'Change password');
    await expect(page.getByText('Password changed.')).toBeVisible();
    expect((await call(page, 'signIn', { email, password: DEMO_PASSWORD })).body.code).toBe('2001');
    expect((await call(page, 'signIn', { email, password: NEW_PASSWORD })).status).toBe(200);
  });
});

test.describe('when the server fails or refuses', () => {
  test.use({ expectedErrors: [/401|403|409|410|429|500/] });

  const answerWith = (page: Page, operation: keyof typeof ROUTES, status: number, json: object) =>
    page.route(`**${pathOf(operation)}*`, (route) => route.fulfill({ status, json }));
  const broken = { code: '9999', message: 'Something went wrong.' };

  test('failed account calls show alerts of their own with a way to help [AC-43] [AC-44] [AC-50] [AC-55] [AC-56] [AC-63] [ER-12] [ER-64] [ER-65] [ER-66] [ER-72] [ER-73]', async ({
    page,
  }) => {
    await signUp(page);
    await openEdit(page);
    await press(page, 'Cancel verification');
    await press(page, 'Send verification email');
    await expect(state(page, 'Email sent')).toBeVisible();
    const says = async (title: string) => {
      await expect(popup(page, title)).toContainText('Try again in a moment. If it keeps happening, contact the Help Center.');
      await expect(popup(page, title).getByRole('link', { name: 'Help Center' })).toHaveAttribute('href', '/en_us/help/account');
      await closePopup(page, title);
    };
    await answerWith(page, 'resendVerification', 500, broken);
    await press(page, 'Resend');
    await says('Something went wrong');
    await answerWith(page, 'checkVerification', 500, broken);
    await press(page, 'Check');
    await says('Something went wrong');
    await answerWith(page, 'changeAccount', 500, broken);
    await press(page, 'Save');
    await expect(page.getByText('Try again in a moment. If it keeps happening, contact the Help Center.')).toBeVisible();
    const refuse = (code: string, reason: string) => ({ code, reason, message: 'Wait.' });
    const sent = { code: '0000', message: 'OK', object: { state: 'mail_sent', address: 'bora@madang.example' } };
    await answerWith(page, 'resendVerification', 200, sent);
    await press(page, 'Resend');
    await expect(popup(page, 'Email sent')).toContainText('We sent the email again.');
    await closePopup(page, 'Email sent');
    await answerWith(page, 'resendVerification', 429, refuse('2045', 'VERIFICATION_LIMIT_REACHED'));
    await press(page, 'Resend');
    await closePopup(page, 'Daily limit reached');
    await answerWith(page, 'changeEmail', 429, refuse('2047', 'EMAIL_CHANGE_TOO_SOON'));
    await fillEmail(page, someEmail());
    await closePopup(page, 'Wait 15 minutes');
    await answerWith(page, 'changeEmail', 429, refuse('2048', 'EMAIL_CHANGE_LIMIT_REACHED'));
    await press(page, 'Change email');
    await closePopup(page, 'Wait 24 hours');
  });

  test('failed sign-ins and sign-ups show the reason, a code and a next step [AC-23] [AC-24] [AC-25] [AC-26] [ER-16] [ER-18] [ER-19] [ER-23] [ER-49] [ER-61] [SE-65]', async ({
    page,
  }) => {
    await page.goto('/en_us/signin');
    await untilHydrated(page);
    await page.getByLabel('Email address').fill(HANA.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('not her password');
    await press(page, 'Sign in');
    const notice = page.getByRole('alert').filter({ hasText: '[2001]' });
    await expect(notice).toContainText('The e-mail and/or password is not correct.');
    await expect(notice.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/en_us/forgotPassword');

    const social = { code: '2006', message: 'The account has no password yet.', reason: 'PASSWORD_NOT_SET' };
    await answerWith(page, 'signIn', 409, social);
    await press(page, 'Sign in');
    const question = popup(page, 'Set a password first');
    await expect(question.getByRole('button')).toHaveText(['Cancel', 'OK']);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await press(page, 'Sign in');
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('We emailed you a link to set a password.')).toBeVisible();
    await openMail(page, HANA.email, 'Reset your password');

    await page.goto('/en_us/signup');
    await untilHydrated(page);
    await page.getByLabel('Email address').fill(HANA.email);
    for (const name of ['Password', 'Confirm password'])
      await page.getByRole('textbox', { name, exact: true }).fill(DEMO_PASSWORD);
    await page.getByLabel('First name').fill('Hana');
    await page.getByLabel('Last name').fill('Kim');
    await page.getByLabel('Gender').selectOption('Female');
    await page.getByLabel('I’m 18 or older and agree to the terms of use.').check();
    await press(page, 'Create account');
    const taken = page.getByRole('alert').filter({ hasText: 'This email is already registered. Sign in instead. [2005]' });
    await expect(taken.getByRole('link', { name: 'Sign in instead.' })).toHaveAttribute('href', '/en_us/signin');
    await page.getByLabel('Email address').fill(someEmail());
    await answerWith(page, 'signUp', 500, broken);
    await press(page, 'Create account');
    await expect(page.getByRole('alert').filter({ hasText: '[9999]' })).toContainText('Try again in a moment.');
    await answerWith(page, 'signUp', 403, { code: '5000', message: 'Closed.', reason: 'SIGN_UP_CLOSED' });
    await press(page, 'Create account');
    await expect(page.getByRole('alert').filter({ hasText: '[5000]' })).toContainText('Sign-up is closed for maintenance.');

    await page.goto('/en_us/resetPassword?token=x');
    await untilHydrated(page);
    for (const name of ['New password', 'Confirm new password'])
      await page.getByRole('textbox', { name, exact: true }).fill(NEW_PASSWORD);
    await press(page, 'Save password');
    await expect(page.getByRole('alert').filter({ hasText: '[2040]' })).toBeVisible();
  });
});
