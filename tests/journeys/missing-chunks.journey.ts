import { ROUTES } from '@madang/contract/routes.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, untilHydrated } from './journey.ts';

/** What a deployment in the middle of a visit does: files of the older build are gone from the server. */
const takeAway = async (page: Page, files: RegExp): Promise<void> => {
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
};

const reportsOf = (page: Page) => {
  const reports: { readonly code: string; readonly path: string; readonly message: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(ROUTES.trackError.split(' ')[1] ?? '')) reports.push(request.postDataJSON());
  });
  return reports;
};

/** Marks the document, so that a reload is noticed. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test.use({ expectedErrors: [/status of 404/] });

for (const [what, files, code] of [
  ['script', /\/assets\/plan\.page-[^/]+\.js$/, 'ChunkLoadError'],
  ['stylesheet', /\/assets\/(?:plan|PlanScreen)[^/]*\.css$/, 'CSS_CHUNK_LOAD_FAILED'],
] as const)
  test(`a page whose ${what} is gone names the failure, reports it, and offers a reload that fetches the new version [RT-160] [RT-161]`, async ({
    page,
  }) => {
    const reports = reportsOf(page);
    await page.goto('/en_us/help');
    await untilHydrated(page);
    await mark(page);
    await takeAway(page, files);
    await page.getByRole('banner').getByRole('link', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new version is ready');
    expect(await isMarked(page)).toBe(true);
    await expectAccessible(page);
    await expect.poll(() => reports.map((report) => report.code)).toContain(code);
    expect(reports.find((report) => report.code === code)?.message).toContain('/assets/');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page).toHaveURL('/en_us/plan');
    await expect(page.getByRole('columnheader', { name: /^Basic/ })).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  });
