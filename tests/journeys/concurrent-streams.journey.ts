import { HANA } from '@madang/fixtures/people.ts';
import type { Browser, Page } from '@playwright/test';
import { expect, signInAs, test } from './journey.ts';

test.describe.configure({ timeout: 120_000 });

const FREE_EPISODE = '1005001';
const TEXT = 'User authorization failed or Maximum session concurrency reached. Please try again in a few minutes.';

/** Another device of the household, with a small window because three videos are decoded at once. */
const deviceOf = async (browser: Browser, { alone } = { alone: false }): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 640, height: 400 } })).newPage();
  await signInAs(page, HANA, { alone });
  await page.goto(`/en_us/video/${FREE_EPISODE}`);
  return page;
};
const plays = (page: Page) =>
  expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0.5);

test('a third device of a Basic account reads why it does not play, ends another, and plays [ER-20] [PL-28] [SE-80] [SE-81]', async ({
  browser,
}) => {
  const [first, second] = [await deviceOf(browser, { alone: true }), await deviceOf(browser)];
  await plays(first);
  await plays(second);
  const third = await deviceOf(browser);
  const refreshes: string[] = [];
  third.on('request', (request) => {
    if (request.url().endsWith('/token/refresh')) refreshes.push(request.url());
  });
  await expect(third.getByRole('heading', { level: 1 })).toHaveText('Too many devices are playing');
  await expect(third.getByText(TEXT)).toBeVisible();
  const streams = third.getByRole('list', { name: 'Playing on your account' }).getByRole('listitem');
  await expect(streams).toHaveCount(2);
  await third.getByRole('button', { name: 'Try again' }).click();
  await expect(third.getByRole('heading', { level: 1 })).toHaveText('Too many devices are playing');
  expect(refreshes).toEqual([]);

  await streams.first().getByRole('button', { name: 'Stop' }).click();
  await plays(third);
  // The ended device learns of it with its next heartbeat.
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Playback stopped here', { timeout: 60_000 });
  await expect(second.locator('video')).toBeVisible();

  // Leaving frees a place at once.
  await second.goto('/en_us/main');
  await first.getByRole('button', { name: 'Play here again' }).click();
  await plays(first);
  for (const page of [first, second, third]) await page.context().close();
});
