import { readFile } from 'node:fs/promises';
import { SORA } from '@madang/fixtures/people.ts';
import { expect, expectAccessible, signInAs, test, untilHydrated } from './journey.ts';

const NOTE = 'Privacy';
const SALE = 'Do not sell or share my personal information';

test.describe('on a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a note says what is counted, moves nothing, and its answer is remembered [RT-138]', async ({ page, context }) => {
    await page.goto('/en_us/guide');
    const note = page.getByRole('region', { name: NOTE, exact: true });
    await expect(note.getByText('We count what’s watched')).toBeVisible();
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 300);
        }),
    );
    expect(moved).toBeLessThan(0.01);
    await expectAccessible(page);
    await note.getByRole('button', { name: 'No thanks' }).press('Enter');
    await expect(note.getByRole('button')).toHaveCount(0);
    expect((await context.cookies()).find(({ name }) => name === 'madang_privacy')?.value).toBe('.refused');
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByRole('region', { name: NOTE, exact: true })).toHaveCount(0);
  });

  test.describe('without scripts, with Global Privacy Control', () => {
    test.use({ javaScriptEnabled: false, extraHTTPHeaders: { 'sec-gpc': '1' } });

    test('the footer leads to the choices, the signal holds, and the rest can be chosen [HF-42]', async ({ page }) => {
      await page.goto('/en_us/guide');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' }).click();
      await expect(page.getByText('Your browser sends Global Privacy Control.')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: SALE })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: SALE })).toBeDisabled();
      await page.getByRole('checkbox', { name: 'Count what I watch' }).uncheck();
      await page.getByRole('button', { name: 'Save choices' }).click();
      await expect(page.getByText('Choices saved.')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Count what I watch' })).not.toBeChecked();
    });
  });
});

test('a signed-in viewer opts out of the sale of data, and a new page load keeps the choice [HF-42]', async ({ page }) => {
  await signInAs(page, SORA);
  await page.goto('/en_us/privacyChoices');
  await untilHydrated(page);
  await page.getByRole('checkbox', { name: SALE }).check();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(page.getByText('Choices saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: SALE })).toBeChecked();
  await expectAccessible(page);
});

test.describe('the data export file', () => {
  // The wrong password.
  test.use({ expectedErrors: [/403/] });

  test('a viewer who enters the password gets a file with everything stored about the account', async ({ page }) => {
    await signInAs(page, SORA);
    await page.goto('/en_us/account/profile');
    await untilHydrated(page);
    const data = page.getByRole('region', { name: 'Your data' });
    await data.getByLabel('Your password').fill('not-this-one');
    await data.getByRole('button', { name: 'Get my data' }).click();
    await expect(data.getByText('Incorrect password')).toBeVisible();
    await data.getByLabel('Your password').fill(SORA.password);
    await data.getByRole('button', { name: 'Get my data' }).click();
    const link = data.getByRole('link', { name: 'Download file' });
    await expect(link).toBeFocused();
    await expectAccessible(page);
    const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/^madang-data-\d{4}-\d\d-\d\d\.json$/);
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      readonly tables: { readonly accounts: readonly { readonly email: string }[] };
    };
    expect(file.tables.accounts).toEqual([expect.objectContaining({ email: SORA.email })]);
  });
});
