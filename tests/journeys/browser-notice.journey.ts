import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';

const agent = (version: number): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const TITLE = 'Your browser is too old for Madang';
/** Viewer's local time; the notice returns at 8:00 there, whatever zone the machine is in. */
const at = (time: string): Date => new Date(`${time}:00+09:00`);
test.use({ timezoneId: 'Asia/Seoul' });
const dialog = (page: Page) => page.getByRole('dialog', { name: TITLE });
const bar = (page: Page) => page.getByRole('region', { name: TITLE });

test.describe('with Chrome 106', () => {
  test.use({ userAgent: agent(106) });

  test('a notice leads to how a browser is updated, in a tab of its own, and comes again only after the next eight in the morning [ER-38] [ER-39] [ER-40] [ER-41] [ER-58] [RT-170] [ST-63]', async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: at('2026-11-27T10:00') });
    await page.goto('/en_us/guide');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Not now' })).toBeFocused();
    await expectAccessible(page);
    const opened = context.waitForEvent('page');
    await dialog(page).getByRole('link', { name: 'How to update' }).click();
    await expect((await opened).getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL((await opened).url()).pathname).toBe('/en_us/help/browser');
    await expect(dialog(page)).toHaveCount(0);

    const openAt = async (time: Date): Promise<void> => {
      await page.clock.setFixedTime(time);
      await page.reload();
      await page.waitForLoadState('load');
      // The notice opens once its styles have come, which are requested while the page loads: before these.
      await page.evaluate(async () => (await fetch('/browser-notice.css')).text());
    };
    await openAt(at('2026-11-28T07:59'));
    await expect(dialog(page)).toHaveCount(0);
    await openAt(at('2026-11-28T08:00'));
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await openAt(at('2026-11-28T23:00'));
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a browser without the dialog element gets the warning as a bar', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'HTMLDialogElement'));
    await page.goto('/en_us/guide');
    await expect(bar(page)).toBeVisible();
    await bar(page).getByRole('button', { name: 'Not now' }).click();
    await expect(bar(page)).toHaveCount(0);
  });

  test('until 6 December 2023 it was a bar below the page, which goes on [ER-40]', async ({ page }) => {
    await page.clock.setFixedTime(at('2023-12-05T12:00'));
    await page.goto('/en_us/guide');
    await expect(bar(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expectAccessible(page);
    await bar(page).getByRole('button', { name: 'Not now' }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.clock.setFixedTime(at('2023-12-06T12:00'));
    await page.reload();
    await expect(dialog(page)).toBeVisible();
  });
});

test.describe('with Chrome 107', () => {
  test.use({ userAgent: agent(107) });

  test('no warning is shown, and its script is not fetched [ER-38] [ST-63]', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/en_us/guide', { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requests).not.toContain('/browser-notice.js');
    await expect(dialog(page)).toHaveCount(0);
  });
});
