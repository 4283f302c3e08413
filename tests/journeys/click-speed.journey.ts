import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from './journey.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('list').last().getByRole('listitem');
/** Longer than a pointer has to rest, and than the answers take. */
const REST_MS = 1200;
/** Times are measured here, so no other journey runs at the same time. */
const ALONE = { lock: '-exclusive-' };

/** Requests that build a page: data, scripts and styles, not pictures. */
const asksOf = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'script', 'stylesheet'].includes(request.resourceType())) requests.push(request.url());
  });
  return requests;
};

/** Data, scripts and styles that the server sent since a time of the page; what the cache had is not sent. */
const sentSince = (page: Page, from: number): Promise<string[]> =>
  page.evaluate(
    (start) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(
          ({ name, startTime, transferSize }) => startTime >= start && transferSize > 0 && /\.(?:data|js|css)(?:\?|$)/.test(name),
        )
        .map(({ name }) => name),
    from,
  );

test(
  'a title under the pointer opens without another request, and Back restores the scroll position [RT-171]',
  ALONE,
  async ({ page }) => {
    await page.goto('/en_us/catalog/30');
    await untilHydrated(page);
    // Requests that the header sends after a page load do not count for the click.
    await page.waitForResponse((response) => response.url().endsWith('/live/counter'));
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 1500);
    await expect(cards(page)).not.toHaveCount(24);
    await page.evaluate(() => performance.setResourceTimingBufferSize(5000));
    const times: number[] = [];
    for (const index of [24, 25, 26, 27, 28]) {
      const link = cards(page).nth(index).getByRole('link').first();
      const title = (await link.getByRole('heading').textContent()) ?? '';
      await link.scrollIntoViewIfNeeded();
      await link.hover({ position: { x: 20, y: 20 } });
      await page.waitForTimeout(REST_MS);
      const scrolled = await page.evaluate(() => window.scrollY);
      const shown = await cards(page).count();
      const before = await page.evaluate(() => performance.now());
      const elapsed = await link.evaluate(
        (element, name) =>
          new Promise<number>((resolve) => {
            const begun = performance.now();
            new MutationObserver((_changes, observer) => {
              if (!document.querySelector('h1')?.textContent?.includes(name)) return;
              observer.disconnect();
              resolve(performance.now() - begun);
            }).observe(document.body, { childList: true, subtree: true, characterData: true });
            (element as HTMLElement).click();
          }),
        title,
      );
      times.push(elapsed);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await sentSince(page, before)).toEqual([]);
      await page.goBack();
      await expect(link).toBeFocused();
      await expect(cards(page)).toHaveCount(shown);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    test.info().annotations.push({ type: 'first content after the click, median in ms', description: median.toFixed(0) });
    process.stdout.write(
      `First content stands ${median.toFixed(0)} ms after the click (${times.map((time) => time.toFixed(0)).join(', ')}).\n`,
    );
  },
);

test(
  'the data of a page that was meant is fetched once, and a video is not asked for before it is clicked',
  ALONE,
  async ({ page }) => {
    await page.goto('/en_us/main');
    await untilHydrated(page);
    const requests = asksOf(page);
    const play = page.getByRole('region', { name: 'Featured' }).getByRole('link', { name: /^Play/ }).first();
    await play.hover();
    await page.waitForTimeout(REST_MS);
    expect(requests.filter((url) => url.includes('.data'))).toEqual([]);
    const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Drama' });
    await menu.hover();
    await page.waitForTimeout(REST_MS);
    await menu.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Drama' })).toBeVisible();
    expect(requests.filter((url) => url.includes('/catalog/30.data'))).toHaveLength(1);
  },
);
