import { HANA, SORA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { ad, EPISODE, filmTime, giveAdsTime, hurry, inCanada, listen, picture, setAdSpeed, TAG, untilAdPlays } from './ads.ts';
import { expect, signInAs, test, untilPlayedTo } from './journey.ts';

test.describe.configure({ timeout: 120_000 });
/** A film costs what its picture is wide. */
test.use({ viewport: { width: 1024, height: 576 } });

test.beforeEach(inCanada);
test.beforeEach(giveAdsTime);

const skip = (page: Page) => ad(page).getByRole('button', { name: 'Skip ad' });

/** Puts the ad of this name first in the break. */
const beginWith = async (page: Page, first: (assets: Assets) => Assets): Promise<void> => {
  await page.route(`**${TAG}*`, async (route) => {
    const answer = await route.fetch();
    const { ASSETS } = (await answer.json()) as { ASSETS: Assets };
    await route.fulfill({ response: answer, json: { ASSETS: first(ASSETS) } });
  });
};
type Assets = readonly { readonly 'X-AD': { readonly skip_after: number | null } }[];

const EVENTS = ['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];

test('an anonymous visitor sees the ads before a film once, each beacon is sent once, and the film begins [PL-25] [PL-26]', async ({
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
  await setAdSpeed(page, 1 / 2);
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
  await untilPlayedTo(page, 30);
  expect(tags).toEqual([]);
  await expect(picture(page)).toHaveCount(0);
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
