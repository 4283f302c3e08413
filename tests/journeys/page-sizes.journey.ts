import { MINA } from '@madang/fixtures/people.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, signInAs, test, untilHydrated } from './journey.ts';

const SERIES = '1002';
const WITH_EIGHT_CLIPS = '1302';

/** By how many of its items a rail has moved. */
const movedBy = (rail: Locator): Promise<number> =>
  rail.locator('[data-rail]').evaluate((track) => {
    const [first, second] = [...track.children].map((item) => item.getBoundingClientRect().left);
    return Math.round(track.scrollLeft / ((second ?? 0) - (first ?? 0)));
  });

const step = async (rail: Locator): Promise<void> => {
  await rail.scrollIntoViewIfNeeded();
  await rail.hover();
  await rail.getByRole('button', { name: 'Next' }).click();
};

test.describe('on a small screen with a mouse', () => {
  test.use({ viewport: { width: 700, height: 800 } });

  test('the arrows of “more like this” move by six titles [CA-61] [ST-46]', async ({ page }) => {
    await page.goto(`/en_us/season/${SERIES}`);
    await untilHydrated(page);
    const related = page.getByRole('region', { name: 'More like this' });
    await step(related);
    await expect.poll(() => movedBy(related)).toBe(6);
  });

  test('the arrows of the clips move by four [CA-60] [ST-45]', async ({ page }) => {
    await page.setViewportSize({ width: 560, height: 800 });
    await page.goto(`/en_us/season/${WITH_EIGHT_CLIPS}`);
    await untilHydrated(page);
    const clips = page.getByRole('region', { name: 'Trailers and clips' });
    await step(clips);
    await expect.poll(() => movedBy(clips)).toBe(4);
  });
});

test('the list of likes is asked for by a hundred [ST-49]', async ({ page }) => {
  await signInAs(page, MINA);
  await page.goto('/en_us/main');
  await untilHydrated(page);
  const request = page.waitForRequest(/like\/list/);
  await page.getByRole('region', { name: 'New this season' }).getByRole('listitem').first().hover();
  const { searchParams } = new URL((await request).url());
  expect([searchParams.get('offset'), searchParams.get('limit')]).toEqual(['0', '100']);
});

/** What a picture measures, as the browser has decoded it. */
const measuresOf = (page: Page, address: string): Promise<readonly [number, number]> =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight] as const;
  }, address);

test('a title is shared with a picture of 1200 by 630, and the link that is shared opens it [PL-45] [RT-122]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(window.navigator, 'share', { value: undefined }));
  await page.goto(`/en_us/season/${SERIES}`);
  await untilHydrated(page);
  const image = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect(await measuresOf(page, new URL(image).pathname)).toEqual([1200, 630]);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: /^Share/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /copied/i })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('faces are kept 700 by 700 [PL-49] [CA-77]', async ({ page }) => {
  await page.goto(`/en_us/season/${SERIES}`);
  const sources = (await page.locator('#cast img').first().getAttribute('srcset')) ?? '';
  const large = sources.split(', ').find((source) => source.includes('square-700x700'));
  expect(await measuresOf(page, large?.split(' ')[0] ?? '')).toEqual([700, 700]);
});

test('the older address shows the same title, episodes and cast, and a series has its four sections [PL-47] [RT-148]', async ({
  page,
}) => {
  const shown = async (path: string) => {
    await page.goto(path);
    const textsOf = (section: string) => page.locator(`#${section}`).getByRole('listitem').allTextContents();
    return {
      title: await page.getByRole('heading', { level: 1 }).textContent(),
      episodes: await textsOf('episodes'),
      cast: await textsOf('cast'),
    };
  };
  const older = await shown(`/en_us/channel/${SERIES}`);
  const season = await shown(`/en_us/season/${SERIES}`);
  expect(season).toEqual(older);
  expect(season.episodes.length).toBeGreaterThan(1);
  expect(season.cast.length).toBeGreaterThan(1);
  for (const section of ['episodes', 'cast', 'clips', 'related']) await expect(page.locator(`#${section}`)).toBeVisible();
});
