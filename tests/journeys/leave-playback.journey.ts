import { ROUTES } from '@madang/contract/routes.ts';
import { HANA } from '@madang/fixtures/people.ts';
import { expect, filmTime, signInAs, test, untilHydrated, untilPlayedTo, untilReported } from './journey.ts';

const REPORTS = ROUTES.trackWatch.split(' ')[1] ?? '';

/** A film costs what its picture is wide. */
test.use({ viewport: { width: 1024, height: 576 } });

test('leaving ends the film and says so once, a new hash does not [RT-100] [RT-101] [RT-102] [RT-103]', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, HANA);
  const stops: string[] = [];
  const segments: string[] = [];
  page.on('request', (request) => {
    if (/\.(m4s|mp4|webm)/.test(request.url())) segments.push(request.url());
    if (!request.url().endsWith(REPORTS)) return;
    const report = request.postDataJSON() as { readonly event: string; readonly content_id: string };
    if (report.event === 'stop') stops.push(report.content_id);
  });
  await page.goto('/en_us/season/1001/moonlight-under-the-eaves');
  await untilHydrated(page);
  const offer = page.getByRole('link', { name: /^(Play|Resume) S1:E\d/ }).first();
  await offer.click();
  await expect(page).toHaveURL(/\/video\/\d+/);
  const watched = new URL(page.url());
  const at = await untilPlayedTo(page, 1);
  expect(segments.length).toBeGreaterThan(0);

  await page.evaluate(() => {
    window.location.hash = 'somewhere';
  });
  await untilPlayedTo(page, at + 0.5);
  expect(await filmTime(page)).toBeGreaterThan(at);
  expect(stops).toEqual([]);

  const film = await page.locator('video').elementHandle();
  const stopped = untilReported(page, 'stop');
  await page.goBack();
  await expect(page).toHaveURL(watched.href);
  await page.goBack();
  await stopped;
  await expect(offer).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  // Nothing is left in the element that was taken out: no sound, and nothing that would fetch more.
  await expect.poll(() => film?.evaluate((element) => (element as HTMLVideoElement).readyState)).toBe(0);
  const fetched = segments.length;
  await page.getByRole('heading', { level: 1, name: 'Moonlight Under the Eaves' }).hover();
  expect(segments).toHaveLength(fetched);
  expect(stops).toEqual([watched.pathname.split('/')[3]]);
});
