import { ROUTES } from '@madang/contract/routes.ts';
import type { Locator, Page } from '@playwright/test';
import { boxOf, expectFullyInViewport } from './geometry.ts';
import { expect, expectAccessible, test, untilHydrated } from './journey.ts';

const PREVIEW = `**${ROUTES.previewTitle.split(' ')[1]}*`;

const cardOf = (page: Page, rail: string, place: number): Locator =>
  page.getByRole('region', { name: rail }).getByRole('listitem').nth(place);
const unfolded = (page: Page): Locator => page.locator(':popover-open');
const synopsis = (page: Page): Locator => unfolded(page).getByRole('paragraph').first();
const clip = (page: Page): Locator => unfolded(page).locator('video');
const sound = (page: Page): Locator => unfolded(page).getByRole('button', { name: 'Sound' });

const stateOf = (page: Page) =>
  clip(page).evaluate((video: HTMLVideoElement) => ({ at: video.currentTime, muted: video.muted, paused: video.paused }));

/** Addresses of media, and of the calls that sign them, from now on. */
const countMedia = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/') || pathname.includes('shaka')) requests.push(pathname);
  });
  return requests;
};

const openHome = async (page: Page): Promise<void> => {
  await page.goto('/en_us/main');
  await untilHydrated(page);
};

/** Rests the pointer on the poster of a card. */
const rest = async (card: Locator): Promise<void> => {
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link').first().hover();
};

test('a pointer that rests on a card plays the trailer without sound, until it moves on', async ({ page }) => {
  const media = countMedia(page);
  await openHome(page);
  await rest(cardOf(page, 'New this season', 1));
  await expect(synopsis(page)).toHaveText(/\w+ \w+/);
  const lines = await synopsis(page).evaluate(
    (text) => text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
  );
  expect(Math.round(lines)).toBe(2);

  await expect(sound(page)).toBeVisible();
  const first = await stateOf(page);
  expect(first).toMatchObject({ muted: true, paused: false });
  await expect.poll(async () => (await stateOf(page)).at).toBeGreaterThan(first.at + 0.5);
  await expectAccessible(page);

  await expect(sound(page)).toHaveAttribute('aria-pressed', 'false');
  await sound(page).click();
  await expect(sound(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await stateOf(page)).toMatchObject({ muted: false, paused: false });
  await sound(page).click();
  expect(await stateOf(page)).toMatchObject({ muted: true });

  await page.mouse.move(2, 2);
  await expect(page.locator('video')).toHaveCount(0);
  const before = media.length;
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(media.length).toBe(before);
});

test('moving on before the preview has been answered ends its call, and no clip comes', async ({ page }) => {
  const media = countMedia(page);
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(new URL(request.url()).pathname));
  await openHome(page);
  await page.route(PREVIEW, () => undefined);
  const previewRequest = page.waitForRequest(PREVIEW);
  await rest(cardOf(page, 'New this season', 1));
  await previewRequest;
  await page.mouse.move(2, 2);
  await expect.poll(() => aborted).toContain(ROUTES.previewTitle.split(' ')[1]);
  expect(media).toEqual([]);
});

test('a card that a keyboard opens shows its text and does not move; Escape folds it', async ({ page }) => {
  const media = countMedia(page);
  await openHome(page);
  await cardOf(page, 'New this season', 0).getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(synopsis(page)).toHaveText(/\w+ \w+/);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(await stateOf(page)).toMatchObject({ at: 0, paused: true });
  expect(media).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(unfolded(page)).toHaveCount(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a card shows its synopsis and its still alone', async ({ page }) => {
    const media = countMedia(page);
    await openHome(page);
    await rest(cardOf(page, 'New this season', 1));
    await expect(synopsis(page)).toHaveText(/\w+ \w+/);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    expect(await stateOf(page)).toMatchObject({ at: 0, paused: true });
    await expect(sound(page)).toHaveCount(0);
    expect(media).toEqual([]);
  });
});

test('a browser that saves data plays no clip', async ({ page }) => {
  const media = countMedia(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openHome(page);
  await rest(cardOf(page, 'New this season', 1));
  await expect(synopsis(page)).toHaveText(/\w+ \w+/);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(await stateOf(page)).toMatchObject({ at: 0, paused: true });
  expect(media).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('nothing unfolds, under a pointer either', async ({ page }) => {
    let requestCount = 0;
    await page.route(PREVIEW, async (route) => {
      requestCount += 1;
      await route.continue();
    });
    await openHome(page);
    await rest(cardOf(page, 'New this season', 0));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    await expect(unfolded(page)).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(0);
    expect(requestCount).toBe(0);
  });
});

const centerOf = async (part: Locator): Promise<number> => {
  const { x, width } = await boxOf(part);
  return x + width / 2;
};

/** The first poster of a rail and the last whole one. */
const EDGES = { 1024: [0, 4], 1920: [0, 8] } as const;

for (const width of [1024, 1920] as const)
  test(`at ${width} px a card unfolds centered over its picture, in the charts too, and within the window at both edges`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHome(page);
    for (const [rail, place] of [
      ['New this season', 1],
      ['New this season', 2],
      ['Top 10 today', 1],
    ] as const) {
      const picture = cardOf(page, rail, place).getByRole('link').first().getByRole('presentation', { includeHidden: true });
      await rest(cardOf(page, rail, place));
      await expect(unfolded(page)).toBeVisible();
      const center = await centerOf(picture.first());
      await expect.poll(async () => Math.abs((await centerOf(unfolded(page))) - center), rail).toBeLessThan(1);
      await page.mouse.move(2, 2);
      await expect(unfolded(page)).toHaveCount(0);
    }
    for (const place of EDGES[width]) {
      await rest(cardOf(page, 'New this season', place));
      await expect(unfolded(page)).toBeVisible();
      await expectFullyInViewport(unfolded(page));
      await page.mouse.move(2, 2);
      await expect(unfolded(page)).toHaveCount(0);
    }
  });
