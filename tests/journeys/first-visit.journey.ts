import { expect, expectAccessible, test, untilHydrated } from './journey.ts';

test('a new visitor opens Madang, signs up, chooses a profile, finds a drama and opens it [AC-10] [AC-28] [RT-03] [RT-34] [RT-88]', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForURL('**/en_us/guide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await page.getByRole('link', { name: 'Create an account' }).first().click();

  await page.waitForURL('**/en_us/signup');
  const email = `guest-${Date.now()}@madang.example`;
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('a quiet courtyard');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('a quiet courtyard');
  await page.getByLabel('First name').fill('Bora');
  await page.getByLabel('Last name').fill('Yoon');
  await page.getByLabel('Gender').selectOption('Prefer not to say');
  await page.getByLabel('I’m 18 or older and agree to the terms of use.').check();
  await page.getByRole('button', { name: 'Create account' }).click();

  // The last step has its own URL and survives a reload.
  await page.waitForURL('**/en_us/signup?step=profile');
  await expect(page.getByRole('button', { name: 'Profile menu, Bora' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One last thing: who’s watching?');
  await untilHydrated(page);
  await expectAccessible(page);
  await expect(page.getByLabel('Name')).toHaveValue('Bora');
  await page.getByLabel('Name').fill('');
  await page.getByRole('button', { name: 'Start watching' }).click();
  await expect(page.getByText('Please enter a name')).toBeVisible();
  await page.getByLabel('Name').fill('Borami');
  await page.getByRole('radio', { name: 'Lantern' }).check({ force: true });
  await page.getByRole('button', { name: 'Start watching' }).click();
  await page.waitForURL('**/en_us/main');
  await expect(page.getByRole('button', { name: 'Profile menu, Borami' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Drama' }).click();
  await page.waitForURL('**/en_us/catalog/30');
  await page
    .getByRole('link', { name: /Moonlight Under the Eaves/ })
    .first()
    .click();
  await page.waitForURL('**/en_us/season/**/moonlight-under-the-eaves');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Moonlight Under the Eaves');
});

test('the guide says what there is, and answers six questions [CA-84] [HF-63] [RT-136]', async ({ page }) => {
  await page.goto('/en_us/guide');
  const content = page.getByRole('main');
  await expect(content).toContainText('40,000');
  // Counted from one list, wherever it is said.
  await expect(content.getByRole('heading', { name: '6 subtitle languages' })).toBeVisible();
  const six = 'English, Portuguese, Spanish, Simplified Chinese, Vietnamese, and Korean';
  await expect(content).toContainText(`Every series is subtitled in ${six}.`);
  await expect(content.locator('details', { hasText: 'What subtitles are available?' })).toContainText(`${six}. You can change`);
  for (const system of ['iOS', 'Android', 'Roku', 'Android TV', 'Apple TV', 'Fire TV', 'smart TVs'])
    await expect(content).toContainText(system);
  const answer = page.getByText('You can watch on two devices at a time', { exact: false });
  await expect(content.locator('details')).toHaveCount(6);
  await expect(answer).toBeHidden();
  await page.getByText('Can I use more than one device?').click();
  await expect(answer).toBeVisible();
  await expectAccessible(page);
});
