import { DEMO_PASSWORD, DEMO_PEOPLE, DEMO_PIN, NARI, SORA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, signInAs, signUp, test, untilHydrated } from './journey.ts';

const main = (page: Page) => page.getByRole('main');
const tile = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const profileMenu = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name: `Profile menu, ${name}` });

const signInByForm = async (page: Page, email: string, remember = false): Promise<void> => {
  await page.goto('/en_us/signin');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  if (remember) await page.getByLabel('Keep me signed in on this device').check();
  await main(page).getByRole('button', { name: 'Sign in' }).click();
};
const fillPin = async (page: Page, name: string, pin: string): Promise<void> => {
  await dialog(page, `PIN for ${name}`).getByLabel('PIN', { exact: true }).fill(pin);
  await dialog(page, `PIN for ${name}`).getByRole('button', { name: 'Continue' }).click();
};
const profileOf = async (page: Page, token: string, name: string): Promise<string> => {
  const { body } = await call(page, 'listProfiles', {}, token);
  return String((body.objects as readonly { id: string; name: string }[]).find((one) => one.name === name)?.id);
};
/** A picture that no profile has: a red square. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
);

test('a family: who watches is asked, and each is led on in its own language [SE-64] [RT-11] [RT-89] [RT-106] [RT-107] [RT-154] [PR-11] [PR-22] [SE-13] [SE-15] [SE-16] [HF-20]', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await signInByForm(page, SORA.email);
  await expect(page).toHaveURL('/en_us/profile');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Who’s watching?');
  await expect(main(page).getByRole('listitem')).toHaveText(['SoraAdult', 'DuriTeen', 'BadaFamily', 'LinhAdult']);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectAccessible(page);
  // Without a chosen profile every page but the plans redirects here.
  await page.goto('/en_us/mypage/history');
  await expect(page).toHaveURL('/en_us/profile?callbackUrl=%2Fen_us%2Fmypage%2Fhistory');
  await page.goto('/en_us/main');
  await expect(page).toHaveURL('/en_us/profile');
  expect(
    calls.filter((path) => /favorite|watching/.test(path)),
    'lists were requested without a profile',
  ).toEqual([]);
  await page.goto('/en_us/plan');
  await expect(page).toHaveURL('/en_us/plan');
  await page.goto('/en_us/profile?callbackUrl=%2Fen_us%2Fmypage%2Fhistory');
  await tile(page, 'Linh').click();
  await expect(page).toHaveURL('/vi_vn/mypage/history');
  await page.getByRole('banner').getByRole('button', { name: /Linh/ }).click();
  await page.getByRole('menu').getByRole('menuitem', { name: 'Đổi hồ sơ' }).click();
  await expect(page).toHaveURL(/\/vi_vn\/profile/);
  await main(page).getByRole('button', { name: 'Duri' }).click();
  // The trail leads back to where one was.
  await expect(page).toHaveURL('/en_us/mypage/history');
  await expect(profileMenu(page, 'Duri').locator('img')).toHaveAttribute('src', /crane/);
});

test('a profile is made, changed, given a picture and deleted [RT-155] [RT-156] [PR-17] [PR-18] [PR-19] [PR-20] [PR-21] [PR-23] [PR-31] [PR-32] [SE-14]', async ({
  page,
}) => {
  await signInAs(page, { email: await signUp(page), password: DEMO_PASSWORD });
  await page.goto('/en_us/profile');
  await untilHydrated(page);
  await main(page).getByRole('link', { name: 'Add profile' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Add a profile');
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/profile/edit') && sent.push(request.method()));
  const name = main(page).getByLabel('Name', { exact: true });
  await main(page).getByRole('button', { name: 'Add profile' }).click();
  await expect(main(page).getByText('Please enter a name')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('x'.repeat(21));
  await main(page).getByLabel('Protect this profile with a PIN').check();
  await main(page).getByRole('button', { name: 'Add profile' }).click();
  await expect(main(page).getByText('Maximum 20 characters')).toBeVisible();
  await expect(main(page).getByText('Pincode is required if you enabled PIN code')).toBeVisible();
  await name.fill('Byul');
  await main(page).getByLabel('New PIN', { exact: true }).fill('12x34');
  await expect(main(page).getByLabel('New PIN', { exact: true })).toHaveValue('1234');
  await main(page).getByLabel('Confirm new PIN').fill('1235');
  await main(page).getByRole('button', { name: 'Add profile' }).click();
  await expect(main(page).getByText('Please make sure your pins match.')).toBeVisible();
  expect(sent, 'what is known to be wrong is not sent').toEqual([]);
  await expectAccessible(page);
  await main(page).getByLabel('Protect this profile with a PIN').uncheck();
  await main(page).getByRole('radio', { name: 'Lantern' }).check();
  await main(page).getByRole('button', { name: 'Add profile' }).click();
  await expect(main(page).getByRole('listitem')).toHaveText([/^Bora/, /^Byul/]);
  await expect(main(page).getByRole('link', { name: 'Add profile' })).toHaveCount(0);

  await main(page).getByRole('link', { name: 'Manage profiles' }).click();
  await main(page).getByRole('link', { name: 'Edit Bora' }).click();
  await expect(main(page).getByRole('radio', { name: 'Adult' })).toBeChecked();
  await main(page).getByLabel('Upload a picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(main(page).getByRole('radio', { name: 'Your picture' })).toBeChecked();
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Manage profiles');
  const own = /^\/img\/profiles\/[0-9a-f-]+\.webp$/;
  await page.reload();
  await expect(profileMenu(page, 'Bora').locator('img')).toHaveAttribute('src', own);
  await main(page).getByRole('link', { name: 'Edit Bora' }).click();
  await main(page).getByRole('radio', { name: 'Crane' }).check();
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(profileMenu(page, 'Bora').locator('img')).toHaveAttribute('src', /crane/);

  await main(page).getByRole('link', { name: 'Edit Byul' }).click();
  await main(page).getByRole('button', { name: 'Delete profile' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Byul?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(main(page).getByRole('listitem')).toHaveText([/^Bora/, 'Add profile']);
  await main(page).getByRole('link', { name: 'Edit Bora' }).click();
  await expect(main(page).getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Delete profile' }), 'the last one stays').toHaveCount(0);
});

test.describe('with a file that is no picture', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('the page says which kinds it reads, and shows no broken sign in the place of the picture [PR-18]', async ({ page }) => {
    await signUp(page);
    await page.goto('/en_us/profile/create');
    await untilHydrated(page);
    const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await main(page).getByLabel('Upload a picture').setInputFiles(file);
    await main(page).getByLabel('Name', { exact: true }).fill('Mina two');
    await main(page).getByRole('button', { name: 'Add profile' }).click();
    await expect(main(page).getByLabel('Upload a picture')).toHaveAccessibleDescription(/JPEG, PNG, or WebP/);
    await expect(main(page).getByLabel('Upload a picture')).toHaveAttribute('aria-invalid', 'true');
    const shown = main(page)
      .locator('label', { has: page.getByRole('radio', { name: 'Your picture' }) })
      .locator('img');
    expect(
      await shown.evaluate((picture: HTMLImageElement) => {
        const { position, backgroundColor } = getComputedStyle(picture, '::before');
        return [picture.complete && picture.naturalWidth, position, backgroundColor];
      }),
    ).toEqual([0, 'absolute', 'rgb(39, 39, 49)']);
  });
});

test('without Premium the youngest profiles wait, and the way to the plans is shown [PR-13]', async ({ page }) => {
  const amara = DEMO_PEOPLE.find(({ name }) => name === 'Amara') ?? SORA;
  const token = await signInAs(page, amara);
  await page.goto('/en_us/profile');
  await expect(main(page).getByRole('button')).toHaveText(['Amara', 'Ife']);
  await expect(main(page).getByRole('img', { name: 'Tobi, not in your plan' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Add profile' })).toHaveCount(0);
  expect((await call(page, 'changeProfile', { name: 'One more' }, token)).body.code).toBe('2020');
  expect((await call(page, 'selectProfile', { id: await profileOf(page, token, 'Tobi') }, token)).status).toBe(403);
  await main(page).getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL('/en_us/plan');
});

test.describe('the family of the demo', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('a teen sees the age and the lock of each profile, and the PIN pad keeps them from the adult one [PR-11] [PR-28] [PR-33]', async ({
    page,
  }) => {
    await signInByForm(page, NARI.email);
    await expect(main(page).getByRole('listitem')).toHaveText(['NariAdult', 'DanTeen', 'SolFamily', 'Add profile']);
    const adult = tile(page, 'Nari, locked with a PIN');
    await expect(adult).toHaveAccessibleDescription('Adult');
    await adult.click();
    const pad = dialog(page, 'PIN for Nari');
    await expectAccessible(page);
    const field = pad.getByLabel('PIN', { exact: true });
    await expect(field).toBeFocused();
    // Digits of a numeric pad, which Playwright types with Shift, then Enter.
    for (const digit of '0000') await page.keyboard.press(`Shift+Numpad${digit}`);
    await page.keyboard.press('Enter');
    await expect(pad.getByText(/Wrong PIN/)).toBeVisible();
    for (const digit of `9${DEMO_PIN}`) {
      await pad.getByRole('button', { name: digit, exact: true }).click();
      if (digit === '9') await pad.getByRole('button', { name: 'Delete digit' }).click();
    }
    await expect(field).toHaveValue(DEMO_PIN);
    await pad.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/en_us/main');
    await expect(profileMenu(page, 'Nari')).toBeVisible();
  });
});

test.describe('with a PIN', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('a PIN guards a profile, is found with the password, and guards every other browser from its next start [RT-157] [PR-28] [PR-33] [PR-37] [PR-38] [PR-27] [PR-39] [SE-61] [PR-26] [ER-15] [RT-158]', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = await signUp(page);
    // Another browser watches as the same profile, and is remembered.
    const elsewhere = await browser.newContext({ baseURL: String(baseURL) });
    const other = await elsewhere.newPage();
    await signInByForm(other, email, true);
    await tile(other, 'Bora').click();
    await expect(other).toHaveURL('/en_us/main');

    const token = await signInAs(page, { email, password: DEMO_PASSWORD });
    const id = await profileOf(page, token, 'Bora');
    await page.goto(`/en_us/profile/edit/${id}`);
    await untilHydrated(page);
    await main(page).getByRole('radio', { name: 'Teen' }).check();
    await main(page).getByLabel('Account password').fill('not-the-one');
    await main(page).getByRole('button', { name: 'Save' }).click();
    await expect(main(page).getByText('Incorrect password')).toBeVisible();
    await main(page).getByRole('radio', { name: 'Adult' }).check();
    await main(page).getByLabel('Protect this profile with a PIN').check();
    await main(page).getByLabel('New PIN', { exact: true }).fill('2580');
    await main(page).getByLabel('Confirm new PIN').fill('2580');
    await main(page).getByRole('button', { name: 'Save' }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Manage profiles');
    await page.goto('/en_us/main');
    await expect(page, 'who set it goes on').toHaveURL('/en_us/main');

    await other.goto('/');
    await expect(other).toHaveURL('/en_us/profile');
    await other.getByRole('button', { name: 'Bora, locked with a PIN' }).click();
    await expect(dialog(other, 'PIN for Bora').getByLabel('PIN', { exact: true })).toBeFocused();
    await expectAccessible(other);
    await fillPin(other, 'Bora', '1111');
    await expect(dialog(other, 'PIN for Bora').getByText('Wrong PIN Code. Please try again.')).toBeVisible();
    await expect(dialog(other, 'PIN for Bora').getByLabel('PIN', { exact: true })).toHaveValue('');
    const stored = await other.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
    expect(stored).not.toContain('1111');
    await dialog(other, 'PIN for Bora').getByRole('button', { name: 'Forgot PIN?' }).click();
    const find = dialog(other, 'Reset PIN');
    await find.getByLabel('Account password').fill(DEMO_PASSWORD);
    await find.getByLabel('New PIN', { exact: true }).fill('1470');
    await find.getByLabel('Confirm new PIN').fill('1470');
    await find.getByRole('button', { name: 'Set new PIN' }).click();
    await expect(other, 'the new one opens it').toHaveURL('/en_us/main');
    await other.reload();
    await expect(profileMenu(other, 'Bora'), 'no second time in this session').toBeVisible();
    await elsewhere.close();

    await page.goto('/en_us/main');
    await expect(page, 'it has changed elsewhere').toHaveURL('/en_us/profile');
    await page.getByRole('button', { name: 'Bora, locked with a PIN' }).click();
    await fillPin(page, 'Bora', '1470');
    await expect(page).toHaveURL('/en_us/main');
    await page.goto(`/en_us/profile/edit/${id}`);
    await untilHydrated(page);
    await main(page).getByLabel('Protect this profile with a PIN').uncheck();
    await main(page).getByRole('button', { name: 'Save' }).click();
    await expect(tile(page, 'Bora').or(main(page).getByRole('link', { name: 'Edit Bora' }))).toBeVisible();
  });
});

test.describe('when it fails', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('a change that fails says so with the way to help, and keeps what was entered [PR-41] [ER-13]', async ({ page }) => {
    const token = await signInAs(page, SORA);
    await page.goto(`/en_us/profile/edit/${await profileOf(page, token, 'Sora')}`);
    await untilHydrated(page);
    await page.route('**/user/profile/edit', (route) => route.fulfill({ status: 500, json: { code: '9999', message: 'Oh.' } }));
    await main(page).getByLabel('Name', { exact: true }).fill('Solhee');
    await main(page).getByRole('button', { name: 'Save' }).click();
    const apology = page.getByRole('alert').filter({ hasText: 'Try again in a moment' });
    await expect(apology.getByRole('link', { name: 'Help Center' })).toHaveAttribute('href', '/en_us/help');
    await expect(main(page).getByLabel('Name', { exact: true })).toHaveValue('Solhee');
    await page.reload();
    await expect(main(page).getByLabel('Name', { exact: true })).toHaveValue('Sora');
  });
});
