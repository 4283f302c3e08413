import type { Page } from '@playwright/test';
import { boxOf, isAtMost } from './geometry.ts';
import { expect, test, untilHydrated } from './journey.ts';

const WIDTHS = [
  [360, 740],
  [543, 900],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
] as const;

const PAGES = [
  '/en_us/guide',
  '/en_us/plan',
  '/en_us/help',
  '/en_us/legal/privacy',
  '/en_us/catalog/30',
  '/en_us/search/',
  '/en_us/live',
];

/** Pages with one action, which every visitor has to reach. */
const WITH_ONE_ACTION = ['/en_us/signin', '/en_us/signup', '/en_us/nowhere'];

/** What lies over the heading of a page, over its one action, or over the calls to action of the landing page; empty where nothing does. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isLanding = location.pathname.endsWith('/guide');
    const calls = isLanding ? [...document.querySelectorAll('main a[href*="/signup"], main a[href*="/main"]')].slice(0, 3) : [];
    const actions = document.querySelectorAll('[data-one-action] button[type="submit"], [data-one-action] a[href$="/main"]');
    const watched = [...document.querySelectorAll('h1'), ...calls, ...actions];
    return watched.flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // Only screen readers have it.
      if (right - left <= 1) return [];
      // Below the first screen nothing is covered that scrolling does not uncover.
      if (bottom > innerHeight) return [];
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.2, 0.8].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      );
      const over = points
        .map(([x, y]) => document.elementFromPoint(x, y))
        .find((hit) => hit && !element.contains(hit) && !hit.contains(element));
      return over
        ? [`${element.textContent?.slice(0, 40)} under ${over.closest('[class]')?.className} ${over.textContent?.slice(0, 40)}`]
        : [];
    });
  });

for (const [width, height] of WIDTHS)
  test(`at ${width} px nothing lies over a heading or the first calls to action, whatever comes later`, async ({
    page,
    context,
  }) => {
    await context.clearCookies();
    await page.setViewportSize({ width, height });
    for (const path of PAGES) {
      await page.goto(path);
      await untilHydrated(page);
      await expect(page.getByText('We count what’s watched')).toBeVisible();
      // On narrow screens it waits, unseen, until the question about privacy is answered.
      if (path !== '/en_us/guide') await expect(page.locator('section[data-notice]')).toBeAttached();
      expect(await covered(page), path).toEqual([]);
    }
  });

test.describe('a page with one action', () => {
  // One of the pages is not found.
  test.use({ expectedErrors: [/status of 404/] });

  for (const [width, height] of WIDTHS)
    test(`at ${width} px nothing lies over the one action of a page`, async ({ page, context }) => {
      await context.clearCookies();
      await page.setViewportSize({ width, height });
      for (const path of WITH_ONE_ACTION) {
        await page.goto(path);
        await untilHydrated(page);
        await expect(page.locator('[data-asks]')).toBeAttached();
        await expect(page.locator('section[data-notice]')).toBeAttached();
        await expect(page.locator('[data-one-action]')).toBeVisible();
        expect(await covered(page), path).toEqual([]);
      }
    });
});

test('a strip that came late begins the next page, and pushes what is there down', async ({ page }) => {
  await page.goto('/en_us/help');
  await untilHydrated(page);
  const strip = page.locator('section[data-notice]');
  await expect(strip).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/en_us/plan');
  await expect(page.getByRole('columnheader', { name: /^Basic/ })).toBeVisible();
  const [bar, heading] = [await boxOf(strip), await boxOf(page.getByRole('heading', { level: 1 }))];
  expect(isAtMost(bar.y, 100)).toBe(true);
  expect(isAtMost(bar.bottom, heading.y)).toBe(true);
});
