import { HANA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { expect, signInAs, test, untilHydrated } from './journey.ts';

/** Opens a page whose scripts take their time; they come when the answer is called. */
const openBeforeItsScripts = async (page: Page, path: string): Promise<() => void> => {
  const { promise: given, resolve: give } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await given;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return give;
};

test('a language that is picked before the scripts of the page are there is picked once they are', async ({ page }) => {
  const give = await openBeforeItsScripts(page, '/en_us/signin?callbackUrl=/en_us/plan');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  give();
  await page.waitForURL('**/es_es/signin?callbackUrl=**');
});

test('clicks before hydration on a slow device take effect afterwards', async ({ page }) => {
  await signInAs(page, HANA);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/en_us/main', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Profile menu, Hana' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Sign out of Madang?' })).toBeVisible({ timeout: 30_000 });
});

test('a question that is asked for twice too early is asked once', async ({ page }) => {
  await signInAs(page, HANA);
  // From another device too.
  await signInAs(page, HANA);
  const give = await openBeforeItsScripts(page, '/en_us/account/devices');
  const button = page.getByRole('button', { name: 'Sign out all other devices' });
  await button.click();
  await button.click();
  give();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await untilHydrated(page);
  await expect(question).toBeHidden();
});

test('a click that came too early is forgotten if something else was clicked on since', async ({ page }) => {
  await signInAs(page, HANA);
  await signInAs(page, HANA);
  const give = await openBeforeItsScripts(page, '/en_us/account/devices');
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('heading', { level: 2 }).first().click();
  give();
  await untilHydrated(page);
  await expect(page.getByRole('alertdialog')).toBeHidden();
});
