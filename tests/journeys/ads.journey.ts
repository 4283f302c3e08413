import { ROUTES } from '@madang/contract/routes.ts';
import { HANA, SORA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, NOW_AND_THEN, signInAs, test, untilPlayedTo } from './journey.ts';

test.describe.configure({ timeout: 120_000 });
/** A film costs what its picture is wide. */
test.use({ viewport: { width: 1024, height: 576 } });

/** An episode of an hour that everybody may watch, with ads. */
const EPISODE = '1002002';
const TAG = '/api/stream/v01/ads/';

// Ads are shown in Canada alone. Each story has an address of its own: ads before a film come once in ten minutes.
test.beforeEach(async ({ context }) => {
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  await context.setExtraHTTPHeaders({ 'x-country': 'CA', 'x-forwarded-for': address });
});

const ad = (page: Page) => page.getByRole('group', { name: 'Advertisement' });
const picture = (page: Page) => page.locator('video[data-of=ads]');
/** The film stands behind its ads. */
const filmTime = (page: Page): Promise<number> =>
  page
    .locator('video')
    .first()
    .evaluate((film: HTMLVideoElement) => film.currentTime);
/** Where the film is begun the next time, as it finds itself then: whoever asks later finds it further on. */
const nextBegunAt = (page: Page): Promise<number> =>
  page
    .locator('video')
    .first()
    .evaluate(
      (film: HTMLVideoElement) =>
        new Promise<number>((resolve) => film.addEventListener('play', () => resolve(film.currentTime), { once: true })),
    );
const skip = (page: Page) => ad(page).getByRole('button', { name: 'Skip ad' });

/** The tags that the page asks for, and what it tells of the ads. */
const listen = (page: Page) => {
  const tags: string[] = [];
  const beacons: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(TAG)) tags.push(pathname);
    if (`POST ${pathname}` !== ROUTES.trackAd) return;
    const { showing, event } = request.postDataJSON() as { showing: string; event: string };
    beacons.push(`${showing} ${event}`);
  });
  return { tags, beacons };
};

/** The break begins with the ad that a story needs: its first ad is the one of this name. */
const beginWith = async (page: Page, first: (assets: Assets) => Assets): Promise<void> => {
  await page.route(`**${TAG}*`, async (route) => {
    const answer = await route.fetch();
    const { ASSETS } = (await answer.json()) as { ASSETS: Assets };
    await route.fulfill({ response: answer, json: { ASSETS: first(ASSETS) } });
  });
};
type Assets = readonly { readonly 'X-AD': { readonly skip_after: number | null } }[];

const untilAdPlays = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => {
      const video = document.querySelector<HTMLVideoElement>('video[data-of=ads]');
      return video !== null && !video.hidden && video.currentTime > 0.3;
    },
    undefined,
    NOW_AND_THEN,
  );
};

/** Ads take their time, which no story is about: what is left of them plays faster. */
const hurry = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const play = (film: EventTarget | null): void => {
      if (film instanceof HTMLVideoElement && film.dataset['of'] === 'ads') film.playbackRate = 4;
    };
    document.addEventListener('playing', ({ target }) => play(target), { capture: true });
    for (const film of document.querySelectorAll('video')) play(film);
  });

const EVENTS = ['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];

test('an anonymous visitor sees the ads before a film once, each beacon is told once, and the film begins [PL-25] [PL-26]', async ({
  page,
}) => {
  const { tags, beacons } = listen(page);
  await page.goto(`/en_us/video/${EPISODE}`);
  await untilAdPlays(page);
  await expect(ad(page).getByText(/^Ad 1 of [12]$/)).toBeVisible();
  expect(await filmTime(page)).toBe(0);
  await hurry(page);
  await expect(ad(page)).toBeHidden({ timeout: 60_000 });
  await untilPlayedTo(page, 1);
  expect(new Set(tags)).toEqual(new Set([`${TAG}anonymous`]));
  expect(tags).toHaveLength(1);
  const showings = [...new Set(beacons.map((beacon) => beacon.split(' ')[0]))];
  expect(beacons).toEqual(showings.flatMap((showing) => EVENTS.map((event) => `${showing} ${event}`)));

  await page.reload();
  await untilPlayedTo(page, 0.5);
  expect(tags).toHaveLength(1);
});

test('a Basic subscriber keeps ads and has another tag; an ad is left by the key that has the focus [PL-24] [PL-25] [PL-26]', async ({
  page,
}) => {
  await signInAs(page, HANA);
  const { tags, beacons } = listen(page);
  await beginWith(page, (assets) =>
    assets.slice(0, 1).map((asset) => ({ ...asset, 'X-AD': { ...asset['X-AD'], skip_after: 2 } })),
  );
  await page.goto(`/en_us/video/${EPISODE}`);
  await untilAdPlays(page);
  await expect(ad(page).getByRole('button', { name: /^Skip in \d$/ })).toBeDisabled();
  await expect(skip(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ad(page)).toBeHidden();
  await untilPlayedTo(page, 0.5);
  expect(tags).toEqual([`${TAG}user`]);
  expect(beacons.filter((beacon) => beacon.endsWith(' skip'))).toHaveLength(1);
});

test('a Premium subscriber sees no ads [PL-25]', async ({ page }) => {
  await signInAs(page, SORA);
  const { tags } = listen(page);
  await page.goto(`/en_us/video/${EPISODE}`);
  await untilPlayedTo(page, 1);
  await page.keyboard.press('5');
  await untilPlayedTo(page, 1000);
  expect(tags).toEqual([]);
  await expect(picture(page)).toHaveCount(0);
});

test('a jump over a break shows its ads once, and the film goes on where it was meant to', async ({ page }) => {
  await page.route(`**${TAG}*`, async (route) => {
    const isFirst = route.request().url().includes('break=pre');
    await (isFirst ? route.fulfill({ json: { ASSETS: [] } }) : route.continue());
  });
  const { tags } = listen(page);
  await page.goto(`/en_us/video/${EPISODE}`);
  await untilPlayedTo(page, 0.5);
  await page.keyboard.press('5');
  await untilAdPlays(page);
  const target = await filmTime(page);
  expect(target).toBeGreaterThan(1000);

  await page.keyboard.press('Space');
  await expect(ad(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('m');
  await expect(ad(page).getByRole('button', { name: 'Unmute' })).toBeVisible();
  await expectAccessible(page);
  const wentOn = nextBegunAt(page);
  await page.keyboard.press('k');
  await hurry(page);
  await expect(ad(page)).toBeHidden({ timeout: 60_000 });
  expect(Math.abs((await wentOn) - target)).toBeLessThan(0.25);

  const shown = tags.length;
  await page.keyboard.press('Home');
  await untilPlayedTo(page, 0.5);
  await page.keyboard.press('5');
  await untilPlayedTo(page, target);
  expect(tags).toHaveLength(shown);
});

test('a click leads to the advertiser in a tab of its own, and the ad waits', async ({ page, context }) => {
  await beginWith(page, (assets) =>
    assets.slice(0, 1).map((asset) => ({ ...asset, 'X-AD': { ...asset['X-AD'], advertiser: 'Tea', click_url: '/media/1101' } })),
  );
  await page.goto(`/en_us/video/${EPISODE}`);
  await untilAdPlays(page);
  const opened = context.waitForEvent('page');
  await ad(page).getByRole('link', { name: 'Visit Tea' }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: 'The Red Umbrella' })).toBeVisible();
  await expect(ad(page).getByRole('button', { name: 'Play' })).toBeVisible();
});

test.describe('when ads do not come', () => {
  test.use({ expectedErrors: [/status of 50\d|status of 404|ERR_FAILED/] });

  test('a tag that fails leads to the film', async ({ page }) => {
    await page.route(`**${TAG}*`, (route) => route.fulfill({ status: 503 }));
    await page.goto(`/en_us/video/${EPISODE}`);
    await untilPlayedTo(page, 1);
  });

  test('a tag that never answers leads to the film within seconds', async ({ page }) => {
    await page.route(`**${TAG}*`, () => undefined);
    await page.goto(`/en_us/video/${EPISODE}`);
    await untilPlayedTo(page, 1);
  });

  test('an ad whose film is broken leads to the film', async ({ page }) => {
    await page.route('**/ad-*/master.m3u8', (route) => route.fulfill({ status: 404 }));
    await page.goto(`/en_us/video/${EPISODE}`);
    await untilPlayedTo(page, 1);
  });
});
