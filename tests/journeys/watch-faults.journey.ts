import { JOON } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { call, expect, filmTime, NOW_AND_THEN, signInAs, test, untilPlayedTo } from './journey.ts';

const SERIES = '1001';
const FIRST = '1001001';
const TITLE = 'Moonlight Under the Eaves';
/** Seconds: where the key 7 leads, which is far from what is in the buffer after a second of the film. */
const FAR = 50;
const SEGMENTS = /\/media\/.*\.m4s$/;

test.describe.configure({ timeout: 180_000 });
/** A film costs what its picture is wide. */
test.use({ viewport: { width: 1024, height: 576 } });

const film = (page: Page) => page.getByRole('region', { name: `Player: ${TITLE}` });
const loading = (page: Page) => film(page).getByRole('img', { name: 'Loading' });

/** Joon begins an episode that he has never seen. */
const begin = async (page: Page, query = ''): Promise<void> => {
  const token = await signInAs(page, JOON);
  await call(page, 'removeWatching', { content_id: SERIES }, token);
  await page.goto(`/en_us/video/${FIRST}${query}`);
  await untilPlayedTo(page, 0.5);
};

const share = async (page: Page): Promise<number> =>
  page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime / element.duration);

test.describe('while the network fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('segments that are missing for a while are asked for again, and the film goes on where it was to', async ({ page }) => {
    await begin(page);
    let refused = 0;
    await page.route(SEGMENTS, (route) => {
      refused += 1;
      return route.fulfill({ status: 404 });
    });
    await page.keyboard.press('7');
    await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(2);
    await expect(loading(page)).toBeVisible();
    await page.unroute(SEGMENTS);
    await untilPlayedTo(page, FAR);
    await expect(loading(page)).toBeHidden();
    expect(Math.abs((await share(page)) - 0.7)).toBeLessThan(0.1);
  });

  test('without a network the film says so with a code, and goes on by itself when there is one', async ({ page, context }) => {
    await begin(page);
    await context.setOffline(true);
    await page.keyboard.press('7');
    await expect(loading(page)).toBeVisible();
    const message = film(page).getByRole('alert');
    await expect(message).toContainText('Connection lost', { timeout: 90_000 });
    await expect(message).toContainText(/Code PL-\d+/);
    await expect(message.getByRole('button', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await expect(message).toBeHidden();
    await untilPlayedTo(page, FAR);
    expect(Math.abs((await share(page)) - 0.7)).toBeLessThan(0.1);
  });

  test('a server that never answers does not leave a sign of waiting for ever', async ({ page }) => {
    await page.clock.install();
    await begin(page);
    await page.route(SEGMENTS, () => undefined);
    await page.keyboard.press('7');
    const message = film(page).getByRole('alert');
    await expect(loading(page)).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(message).toContainText('Try again in a moment.', { timeout: 100 });
    }).toPass({ timeout: 90_000, intervals: [50] });
    await expect(loading(page)).toBeHidden();
    await page.unroute(SEGMENTS);
    await message.getByRole('button', { name: 'Try again' }).click();
    await untilPlayedTo(page, FAR);
    expect(Math.abs((await share(page)) - 0.7)).toBeLessThan(0.1);
  });
});

test('thirty jumps in a row end where the last one went', async ({ page }) => {
  await begin(page);
  for (let jump = 0; jump < 29; jump += 1) await page.keyboard.press(String((jump * 7) % 10));
  await page.keyboard.press('3');
  await expect.poll(() => share(page)).toBeGreaterThan(0.29);
  const landed = await filmTime(page);
  await untilPlayedTo(page, landed + 1);
  expect(Math.abs((await share(page)) - 0.3)).toBeLessThan(0.1);
});

test('a link to a moment begins there, whatever was watched before', async ({ page }) => {
  await page.addInitScript(() => {
    const begun = (event: Event): void => {
      const { currentTime } = event.target as HTMLVideoElement;
      document.documentElement.dataset['begun'] ??= String(currentTime);
    };
    document.addEventListener('playing', begun, { capture: true });
  });
  await begin(page, '?t=33');
  await page.waitForFunction(() => 'begun' in document.documentElement.dataset, undefined, NOW_AND_THEN);
  const begun = Number(await page.evaluate(() => document.documentElement.dataset['begun']));
  expect(Math.abs(begun - 33)).toBeLessThanOrEqual(0.3);
});
