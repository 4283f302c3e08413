import { firstFrameAfter } from '../browser/first-frame.ts';
import { leftOut, timeVerdict, type Line } from '../line.ts';
import { serveBarePlayer } from '../limits/serve-bare-player.ts';
import { median } from '../measure/median.ts';
import { restedVisits } from '../measure/wait-for-idle-cpu.ts';
import { cookieOf, findPlaying, signInPremium } from '../site/calls.ts';
import type { Row } from './row.ts';

const ROW = 'first frame, cold navigation';
const ENCRYPTED_ROW = 'first frame, encrypted';
const MAX_RATIO_TO_BARE = 2;
/** The key is asked for and a key system opened; the rest is the same page. */
const MAX_RATIO_TO_CLEAR = 1.5;

const encryptedLine = (encrypted: readonly number[], clear: readonly number[], pressure: number | null): Line => {
  if (encrypted.length === 0) return leftOut(ENCRYPTED_ROW, 'no encrypted film of the demo world plays here');
  const ratio = median(encrypted) / median(clear);
  return {
    row: ENCRYPTED_ROW,
    ours: `${median(encrypted).toFixed(0)} ms`,
    limit: `${median(clear).toFixed(0)} ms in the clear`,
    ratio: ratio.toFixed(2),
    target: `≤ ${MAX_RATIO_TO_CLEAR} ×`,
    verdict: timeVerdict(ratio <= MAX_RATIO_TO_CLEAR, pressure),
    pressure,
  };
};

export const firstFrameRow: Row = {
  name: 'first frame',
  measure: async (bench) => {
    const [browser, site, limits] = [await bench.chromium(), await bench.site(), await bench.limits()];
    if (!browser) return [leftOut(ROW, 'no Chromium was found')];
    const viewer = await signInPremium(site);
    const playing = await findPlaying(site, viewer);
    if (!playing) return [leftOut(ROW, 'no film of the demo world is in the media folder')];
    const watch = `${site.origin}/en_us/video/${playing.contentId}`;
    const { status } = await fetch(watch, { headers: { cookie: cookieOf(viewer) } });
    if (status !== 200) return [leftOut(ROW, `the page that plays answers ${status}`)];
    const bare = await serveBarePlayer(limits, site.origin + playing.manifest);
    const locked = await findPlaying(site, viewer, { encrypted: true });
    const lockedWatch = locked && `${site.origin}/en_us/video/${locked.contentId}`;

    const [ours, theirs, encrypted]: [number[], number[], number[]] = [[], [], []];
    const visits = restedVisits();
    const frameAfter = (url: string, cookies: Readonly<Record<string, string>>) =>
      visits.visit(() => firstFrameAfter(browser, url, cookies));
    for (let round = 0; round <= bench.options.rounds; round += 1) {
      const behindKey = lockedWatch && (await frameAfter(lockedWatch, viewer.cookies));
      const [mine, its] = [await frameAfter(watch, viewer.cookies), await frameAfter(bare, {})];
      if (mine === null || its === null)
        return [
          { row: ROW, verdict: 'failed', note: `no picture within 20 s ${mine === null ? 'in our page' : 'in the bare page'}` },
        ];
      // The first round reads the segments into memory.
      if (round === 0) continue;
      ours.push(mine);
      if (behindKey) encrypted.push(behindKey);
      theirs.push(its);
    }
    const ratio = median(ours) / median(theirs);
    const pressure = visits.pressure();
    return [
      {
        row: ROW,
        ours: `${median(ours).toFixed(0)} ms`,
        limit: `${median(theirs).toFixed(0)} ms bare shaka page`,
        ratio: ratio.toFixed(2),
        target: `≤ ${MAX_RATIO_TO_BARE} ×`,
        verdict: timeVerdict(ratio <= MAX_RATIO_TO_BARE, pressure),
        pressure,
      },
      encryptedLine(encrypted, ours, pressure),
    ];
  },
};
