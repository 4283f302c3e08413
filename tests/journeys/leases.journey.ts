import { ROUTES } from '@madang/contract/routes.ts';
import { JOON, SORA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { call, expect, filmTime, signInAs, test, untilPaused, untilPlayedTo } from './journey.ts';

test.describe.configure({ timeout: 120_000 });
/** A film costs what its picture is wide. */
test.use({ viewport: { width: 1024, height: 576 } });

const FREE_EPISODE = '1005001';
const SUBSCRIBERS_EPISODE = '1001001';
const HOUR_MS = 3_600_000;
const renewPath = ROUTES.renewStream.split(' ')[1] ?? '';

/** Simulates sleep of the computer: only its clock advances. */
const letSleep = (page: Page, milliseconds: number) =>
  page.evaluate((ahead) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ahead;
  }, milliseconds);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const [who, person] of [
  ['a signed-in viewer', SORA],
  ['an anonymous viewer', null],
] as const) {
  test(`a film that was paused over lunch goes on at the same place for ${who}`, async ({ page }) => {
    if (person) await signInAs(page, person);
    await page.goto(`/en_us/video/${FREE_EPISODE}`);
    await untilPlayedTo(page, 1);
    await page.keyboard.press('k');
    await untilPaused(page);
    const left = await filmTime(page);
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/media/') && answer.status() >= 400) refused.push(answer.url());
    });
    await letSleep(page, HOUR_MS);
    const renewed = page.waitForResponse((answer) => answer.url().endsWith(renewPath));
    await page.keyboard.press('k');
    expect((await renewed).status()).toBe(200);
    const position = await untilPlayedTo(page, left + 1);
    expect(position - left).toBeLessThan(10);
    // Far from what is in the buffer.
    await page.keyboard.press('8');
    await untilPlayedTo(page, 48);
    expect(refused).toEqual([]);
  });
}

test.describe('refusals', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('a plan that ends in the middle of a film puts its prompt in place of the picture [PL-48]', async ({ page }) => {
    await signInAs(page, SORA);
    await page.goto(`/en_us/video/${SUBSCRIBERS_EPISODE}`);
    await untilPlayedTo(page, 1);
    // What the server says when it is so is proved beside it; no plan of the demo world ends while one waits.
    await page.route(`**${renewPath}`, (route) =>
      route.fulfill({ status: 403, json: { code: '4003', message: 'A plan is needed.', reason: 'SUBSCRIPTION_NEEDED' } }),
    );
    await page.keyboard.press('k');
    await untilPaused(page);
    await letSleep(page, HOUR_MS);
    await page.keyboard.press('k');
    await expect(heading(page, 'Subscribe to watch')).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
  });

  test('a signed URL copied into another viewer’s browser plays nothing [PL-43]', async ({ page, browser }) => {
    const token = await signInAs(page, SORA);
    const { body } = await call(page, 'playVideo', { content_id: SUBSCRIBERS_EPISODE }, token);
    const address = String(body.object?.['manifest_url']);
    expect((await page.request.get(address)).status()).toBe(200);
    const other = await (await browser.newContext()).newPage();
    await signInAs(other, JOON);
    expect((await other.request.get(address)).status()).toBe(403);
    expect((await call(other, 'renewStream', { address })).status).toBe(403);
    await other.context().close();
  });
});
