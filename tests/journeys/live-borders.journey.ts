import { HANA } from '@madang/fixtures/people.ts';
import { test } from './channel.ts';
import { expect, NOW_AND_THEN, signInAs, untilPaused, untilPlayedTo } from './journey.ts';

/** Six programmes of a minute each, no two of one film in a row. */
const PROGRAMMES = [
  ['1012001', 'Big House, Small House, House Next Door'],
  ['1101', 'The Red Umbrella'],
  ['1002001', 'Let’s Eat Lunch Separately'],
  ['1001001', 'Moonlight Under the Eaves'],
  ['1012002', 'Big House, Small House, House Next Door'],
  ['1101', 'The Red Umbrella'],
] as const;

// Video is decoded without a GPU: a small picture leaves CPU time to parallel journeys.
test.use({
  viewport: { width: 640, height: 480 },
  week: { shows: PROGRAMMES.map(([contentId], from) => ({ from, minutes: 1, contentId })) },
});

test('the picture goes over three borders of programmes without a stall or a jump [LV-20]', async ({ page, onAir }) => {
  test.setTimeout(360_000);
  await signInAs(page, HANA);
  await page.goto('/en_us/live');
  await untilPlayedTo(page, 1);
  await untilPaused(page, false);
  const film = await page.locator('video').evaluateHandle((video: HTMLVideoElement) => {
    // Where the picture is against the clock: what falls behind has stalled, what gets ahead has jumped.
    const seen = { video, seeks: 0, most: 0 };
    video.addEventListener('seeking', () => {
      seen.seeks += 1;
    });
    const [began, from] = [performance.now(), video.currentTime];
    setInterval(() => {
      const drift = video.currentTime - from - (performance.now() - began) / 1000;
      seen.most = Math.max(seen.most, Math.abs(drift));
    }, 250);
    return seen;
  });
  const first = Math.floor((Date.now() - onAir.begins) / 60_000);
  for (const [, title] of PROGRAMMES.slice(first + 1, first + 4))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 90_000 });
  // Live playback is some segments behind the guide: the third border is behind it only now.
  const at = await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await page.waitForFunction((target) => (document.querySelector('video')?.currentTime ?? 0) > target, at + 20, {
    ...NOW_AND_THEN,
    timeout: 60_000,
  });
  const { seeks, most, same } = await film.evaluate(({ video, seeks, most }) => ({
    seeks,
    most,
    same: video === document.querySelector('video'),
  }));
  test.info().annotations.push({ type: 'furthest from the clock, ms', description: (most * 1000).toFixed(0) });
  expect({ seeks, same }).toEqual({ seeks: 0, same: true });
  expect(most).toBeLessThan(1);
});
