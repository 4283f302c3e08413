import type { Browser, Page } from '@playwright/test';
import { frameAfter, prepareFrameTimes } from '../browser/frame-times.ts';
import { openScreen } from '../browser/screens.ts';
import { leftOut, timeVerdict } from '../line.ts';
import { serveBarePlayer } from '../limits/serve-bare-player.ts';
import { median } from '../measure/median.ts';
import { cpuPressure } from '../measure/cpu-pressure.ts';
import { findPlaying, signInPremium } from '../site/calls.ts';
import type { Row } from './row.ts';

const ROW = 'seek';
const MAX_RATIO_TO_BARE = 1.2;
/** Tenths of the film, far enough from each other that nothing is there yet. */
const KEYS = ['7', '2', '9', '4', '6', '1', '8', '3', '5'];

const openFilm = async (browser: Browser, url: string, cookies: Readonly<Record<string, string>>) => {
  const { context, page } = await openScreen(browser, 'desktop');
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  await prepareFrameTimes(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
  return { page, close: () => context.close() };
};

const seek = (page: Page, key: string): Promise<number | null> => frameAfter(page, () => page.keyboard.press(key));

/** From the key that jumps to a tenth of the film to the first picture of there, beside the same key on the bare page. */
export const seekRow: Row = {
  name: 'seek',
  measure: async (bench) => {
    const [browser, site, limits] = [await bench.chromium(), await bench.site(), await bench.limits()];
    if (!browser) return [leftOut(ROW, 'no Chromium was found')];
    const viewer = await signInPremium(site);
    const playing = await findPlaying(site, viewer);
    if (!playing) return [leftOut(ROW, 'no film of the demo world is in the media folder')];
    const bare = await openFilm(browser, await serveBarePlayer(limits, site.origin + playing.manifest), {});
    const ours = await openFilm(browser, `${site.origin}/en_us/video/${playing.contentId}`, viewer.cookies);
    const [mine, theirs]: [number[], number[]] = [[], []];
    try {
      for (const key of KEYS) {
        const [my, its] = [await seek(ours.page, key), await seek(bare.page, key)];
        if (my === null || its === null)
          return [
            { row: ROW, verdict: 'failed', note: `no picture after ${key} ${my === null ? 'in our page' : 'in the bare page'}` },
          ];
        mine.push(my);
        theirs.push(its);
      }
    } finally {
      await ours.close();
      await bare.close();
    }
    const ratio = median(mine) / median(theirs);
    const pressure = cpuPressure();
    return [
      {
        row: ROW,
        ours: `${median(mine).toFixed(0)} ms`,
        limit: `${median(theirs).toFixed(0)} ms bare shaka page`,
        ratio: ratio.toFixed(2),
        target: `≤ ${MAX_RATIO_TO_BARE} ×`,
        verdict: timeVerdict(ratio <= MAX_RATIO_TO_BARE, pressure),
        pressure,
      },
    ];
  },
};
