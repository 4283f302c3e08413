import { DEMO_PASSWORD, HANA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, untilHydrated } from './journey.ts';

const submit = (page: Page, name = 'Create account') => page.getByRole('button', { name }).click();
/** Sign-up calls that the page sent: none while client-side validation fails. */
const sentFrom = (page: Page): readonly string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  return sent;
};
const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });

test('an empty form names every fault at once and puts the hand on the first [AC-11]', async ({ page }) => {
  await page.goto('/en_us/signup?b=y');
  await submit(page);
  for (const text of [
    'Please enter your email address',
    'Minimum 6 characters',
    'Please enter your first name',
    'Please enter your last name',
    'Select an option',
    'Please enter your date of birth',
    'Confirm your age and agree to the terms of use',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription('Please enter your email address');
  await expectAccessible(page);
});

const FAULTS: readonly (readonly [field: string, value: string, message: string])[] = [
  ['Email address', 'mina', 'Invalid E-mail format'],
  ['Email address', 'mi na@madang.example', 'Email address cannot contain spaces'],
  ['First name', 'a name of twenty-one l', 'Maximum 20 characters'],
  ['Last name', 'M1na', 'Use only letters, spaces, apostrophes, hyphens, periods, and middle dots'],
];

test('what cannot be right stands beside its field in the words for it, and nothing is sent [AC-16] [AC-17]', async ({
  page,
}) => {
  const sent = sentFrom(page);
  await page.goto('/en_us/signup');
  for (const [field, value, message] of FAULTS) {
    await page.getByLabel(field).fill(value);
    await submit(page);
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(message);
    await expect(page.getByLabel(field)).toHaveValue(value);
  }
  expect(sent.filter((url) => url.includes('/user/signup'))).toEqual([]);
});

test('a password that is too long or that everybody tries is said to be, and stays to be mended', async ({ page }) => {
  await page.goto('/en_us/signup');
  // Sent without scripts, a password does not come back.
  await untilHydrated(page);
  for (const [value, message] of [
    ['a password of twenty-four', 'Maximum 20 characters'],
    ['password', 'That password is too easy to guess. Choose a different one.'],
  ] as const) {
    await password(page).fill(value);
    await submit(page);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(password(page)).toHaveValue(value);
  }
});

test('a mismatch of the two passwords is shown until they are equal [AC-15]', async ({ page }) => {
  const sent = sentFrom(page);
  await page.goto('/en_us/signup');
  const message = page.getByText('The passwords do not match. Please re-enter the passwords.');
  await password(page).fill('courtyard-27');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('courtyard-28');
  await submit(page);
  await expect(message).toBeVisible();
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('courtyard-27');
  await expect(message).toBeHidden();
  expect(sent.filter((url) => url.includes('/user/signup'))).toEqual([]);
});

test('the birth date is asked for where the address says so [RT-58]', async ({ page }) => {
  await page.goto('/en_us/signup');
  await expect(page.getByLabel('Date of birth')).toHaveCount(0);
  await page.goto('/en_us/signup?b=y');
  await page.getByLabel('Date of birth').fill('1890-01-01');
  await submit(page);
  await expect(page.getByText('Date is out of range.')).toBeVisible();
  await page.getByLabel('Date of birth').fill('2020-01-01');
  await expect(page.getByText('You must be 18 or older to use Madang.')).toBeVisible();
});

test('in Portuguese the faults are Portuguese [IN-02]', async ({ page }) => {
  await page.goto('/pt_br/signup');
  await page.getByLabel('E-mail', { exact: true }).fill('mina');
  await page.getByRole('textbox', { name: 'Senha', exact: true }).fill('courtyard-27');
  await submit(page, 'Criar conta');
  await expect(page.getByText('Formato de e-mail inválido')).toBeVisible();
  await expect(page.getByText('As senhas não coincidem. Digite as senhas novamente.')).toBeVisible();
});

test.describe('with an e-mail that is taken', () => {
  test.use({ expectedErrors: [/409/] });

  test('the server’s no stands beside the field, until the e-mail is another', async ({ page }) => {
    await page.goto('/en_us/signup');
    await page.getByLabel('Email address').fill(HANA.email);
    await password(page).fill(DEMO_PASSWORD);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(DEMO_PASSWORD);
    await page.getByLabel('First name').fill('Hana');
    await page.getByLabel('Last name').fill('Kim');
    await page.getByLabel('Gender').selectOption('Female');
    await page.getByLabel('I’m 18 or older and agree to the terms of use.').check();
    await submit(page);
    const taken = page.getByText('This email is already registered. Sign in instead.');
    await expect(taken).toBeVisible();
    await expect(page.getByLabel('Email address')).toBeFocused();
    await page.getByLabel('Email address').fill('hana2@madang.example');
    await expect(taken).toBeHidden();
  });
});
