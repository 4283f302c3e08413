import { DEMO_PASSWORD, HANA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { test } from './channel.ts';
import { call, expect, NOW_AND_THEN, signInAs, untilPlayedTo } from './journey.ts';

/** Wide enough for the live light in a visitor's header. */
const DESKTOP = { viewport: { width: 1366, height: 768 } };

/** Off air first, then a minute of a film for adults, a minute for all ages, and off air. */
test.use({
  // Three browsers wait and play for minutes, drawn without a graphics card: small films, and pages that keep still, leave the processor to others.
  viewport: { width: 640, height: 480 },
  contextOptions: { reducedMotion: 'reduce' },
  week: {
    shows: [
      { from: 1, minutes: 1, contentId: '1105' },
      { from: 2, minutes: 1, contentId: '1401001' },
    ],
  },
  expectedErrors: [/status of 403/],
});

/** Watches with a family profile. */
const BOMI = { email: 'bomi@madang.example', password: DEMO_PASSWORD };

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('the channel comes on air and goes off; a family profile sees what is for it, and the header is lit meanwhile [LV-05] [LV-06] [LV-21] [LV-26]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(360_000);
  const segments: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.m4s')) segments.push(request.url());
  });
  const token = await signInAs(page, BOMI);
  await page.goto('/en_us/live');
  const [grown, passer] = await Promise.all(
    [{}, DESKTOP].map(async (size) => (await browser.newContext({ ...size, baseURL: baseURL ?? '' })).newPage()),
  );
  if (!grown || !passer) throw new Error('There are no other browsers');
  await signInAs(grown, HANA);
  await grown.goto('/en_us/live');
  await passer.goto('/en_us/main');
  const light = passer.getByRole('navigation', { name: 'Main menu' }).getByRole('img', { name: 'on air' });

  await expect(heading(page, 'Starting soon')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/[01]:\d\d$/);
  await expect(light).toHaveCount(0);

  // A programme for adults.
  await expect(heading(page, 'Not for this profile')).toBeVisible({ timeout: 130_000 });
  await expect(page.getByText('Parental controls block this program on this profile.')).toBeVisible();
  const refused = await call(page, 'playLive', {}, token);
  expect([refused.status, refused.body.object]).toEqual([403, undefined]);
  await untilPlayedTo(grown, 1);
  await expect(light).toHaveCount(1, { timeout: 35_000 });
  await expect(page.locator('video')).toHaveCount(0);
  expect(segments).toEqual([]);

  // A programme for all ages: playback starts by itself.
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0, undefined, {
    ...NOW_AND_THEN,
    timeout: 90_000,
  });
  await expect(heading(page, 'Not for this profile')).toHaveCount(0);

  await expect(heading(page, 'The channel is off air')).toBeVisible({ timeout: 120_000 });
  await expect(page.locator('video')).toHaveCount(0);
  await expect(light).toHaveCount(0, { timeout: 35_000 });
  for (const other of [grown, passer]) await other.context().close();
});
