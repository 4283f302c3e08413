import { EPISODE, inCanada, TAG } from './ads.ts';
import { test, untilPlayedTo } from './journey.ts';

test.describe.configure({ timeout: 120_000 });
/** A film costs what its picture is wide. */
test.use({ viewport: { width: 1024, height: 576 }, expectedErrors: [/status of 50\d|status of 404|ERR_FAILED/] });
test.beforeEach(inCanada);

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
