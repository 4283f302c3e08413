import { ROUTES } from '@madang/contract/routes.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, HANA, SORA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, signInAs, signUp, test, untilHydrated } from './journey.ts';
import { openMail } from './mailbox.ts';

const pathOf = (operation: keyof typeof ROUTES): string => ROUTES[operation].split(' ')[1] ?? '';
const alert = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const press = (page: Page, name: string, button: string) => alert(page, name).getByRole('button', { name: button }).click();

/** Has an unverified address and was mailed no link lately. */
const YUNA = DEMO_PEOPLE.find(({ emailVerified }) => !emailVerified) ?? HANA;

/** Signs in by the form, and watches as the first profile. */
const signInByForm = async (page: Page, { email, name }: { readonly email: string; readonly name: string }): Promise<void> => {
  await page.context().clearCookies();
  await page.goto('/en_us/signin');
  await untilHydrated(page);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('main').getByRole('button', { name }).click();
  await page.waitForURL('**/en_us/main');
};

test('a sign-in with an address that is not activated offers to send its email again, once [ER-48] [ER-56]', async ({ page }) => {
  await signInByForm(page, YUNA);
  const question = alert(page, 'Your email isn’t verified yet');
  await expect(question.getByRole('button')).toHaveText(['Cancel', 'Resend']);
  await expect(question).toContainText(YUNA.email);
  await expectAccessible(page);
  const sent = page.waitForResponse((answer) => answer.url().endsWith(pathOf('resendVerification')));
  await press(page, 'Your email isn’t verified yet', 'Resend');
  expect((await sent).status()).toBe(200);
  await press(page, 'Email sent', 'OK');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await signInByForm(page, YUNA);
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  const response = page.waitForResponse((answer) => answer.url().includes(pathOf('listNotices')));
  await page.reload();
  await response;
  await expect(question).toBeHidden();
  expect(await openMail(page, YUNA.email, 'Verify your email address')).toContain('token=');
});

test.describe('within a minute of the welcome mail', () => {
  test.use({ expectedErrors: [/status of 429/] });

  test('a new account that requests another verification link must wait [ER-48]', async ({ page }) => {
    await signInByForm(page, { email: await signUp(page), name: 'Bora' });
    await press(page, 'Your email isn’t verified yet', 'Resend');
    await expect(alert(page, 'Wait a minute')).toBeVisible();
  });
});

test.describe('a title above the viewing age of the profile', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('asks whether another profile watches, and leads from the chooser back to the title [ER-43] [ER-50]', async ({ page }) => {
    const FOR_ADULTS = '/en_us/video/1105';
    const token = await signInAs(page, SORA);
    const { body } = await call(page, 'listProfiles', {}, token);
    const profiles = body.objects as readonly { readonly id: string; readonly name: string }[];
    await call(page, 'selectProfile', { id: profiles.find(({ name }) => name === 'Bada')?.id }, token);
    await page.goto(FOR_ADULTS);
    const question = alert(page, 'Switch profiles?');
    await expect(question.getByRole('button')).toHaveText(['Cancel', 'OK']);
    await expectAccessible(page);
    await press(page, 'Switch profiles?', 'Cancel');
    await expect(question).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Not for this profile' })).toBeVisible();
    await page.reload();
    await press(page, 'Switch profiles?', 'OK');
    await expect(page.getByRole('heading', { level: 1, name: 'Who’s watching?' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sora', exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(FOR_ADULTS));
    await expect(page.locator('video')).toHaveCount(1);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

test('a television that was signed in by its code leads to main [ER-53]', async ({ page }) => {
  const tv = { device_id: 'tv-9', device_type: 'tv', device_model: 'Courtyard 65', device_version: '4.0' };
  const { body } = await call(page, 'createTvSignIn', tv);
  await signInAs(page, HANA);
  await page.goto(`/en_us/simpleSign${new URL(String(body.object?.['qr_url'])).search}`);
  const question = alert(page, 'Sign in on Courtyard 65?');
  await expect(question.getByRole('button')).toHaveText(['No', 'Yes']);
  await press(page, 'Sign in on Courtyard 65?', 'Yes');
  await expect(alert(page, 'Signed in').getByRole('button')).toHaveText(['OK']);
  await press(page, 'Signed in', 'OK');
  await expect(page).toHaveURL('/en_us/main');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test.describe('a page that a mail opened', () => {
  test.use({ expectedErrors: [/status of 410/] });

  test('closes its window, and leads to main where the browser keeps the window open [ER-59]', async ({ page }) => {
    const path = '/en_us/verifyEmail?token=x';
    await page.goto('/en_us/help');
    const opening = page.waitForEvent('popup');
    await page.evaluate((to) => void window.open(to), path);
    const popup = await opening;
    const closed = popup.waitForEvent('close');
    await press(popup, 'Link invalid or expired', 'OK');
    await closed;

    await page.goto(path);
    await press(page, 'Link invalid or expired', 'OK');
    await expect(page).toHaveURL('/en_us/main');
  });
});
