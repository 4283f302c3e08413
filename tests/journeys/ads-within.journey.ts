import { connect } from '@madang/database/connection.ts';
import { repositories } from '@madang/database/repositories.ts';
import type { Page } from '@playwright/test';
import { ad, EPISODE, filmTime, giveAdsTime, hurry, inCanada, listen, TAG, untilAdPlays } from './ads.ts';
import { expect, expectAccessible, untilPlayedTo } from './journey.ts';
import { openServer, test as base } from './own-server.ts';

const HOUR = 3600;

/** The films of the demo world are too short to be interrupted: in this world one is repeated for an hour. */
const lengthen = async (dataDir: string): Promise<void> => {
  const connection = await connect({ folder: dataDir });
  try {
    const { catalog } = repositories(connection.database);
    const content = await catalog.find(EPISODE);
    if (!content) throw new Error('The episode is gone.');
    await catalog.setAsset(EPISODE, { ...content, durationSeconds: HOUR, marks: null }, 'with an hour');
  } finally {
    await connection.close();
  }
};

const test = base.extend({
  opened: [
    async ({ installation }, use, { parallelIndex }) => {
      const server = await openServer(
        'installation',
        parallelIndex,
        { ...installation.settings, COUNTRY_HEADER: 'x-country' },
        lengthen,
      );
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.describe.configure({ timeout: 120_000 });
/** A film costs what its picture is wide. */
test.use({ viewport: { width: 1024, height: 576 } });
test.beforeEach(inCanada);
test.beforeEach(giveAdsTime);

/** Position at which the film resumes after the next break, read at once because a later read finds the film further on. */
const nextBegunAt = (page: Page): Promise<number> =>
  page
    .locator('video')
    .first()
    .evaluate(
      (film: HTMLVideoElement) =>
        new Promise<number>((resolve) => film.addEventListener('play', () => resolve(film.currentTime), { once: true })),
    );

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
