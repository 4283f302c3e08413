import type { Bench } from '../bench.ts';
import { type PageTimes, visit } from '../browser/page-times.ts';
import type { ScreenName } from '../browser/screens.ts';
import { leftOut, type Line, timeVerdict } from '../line.ts';
import { serveReference } from '../limits/serve-reference.ts';
import { median } from '../measure/median.ts';
import { restedVisits } from '../measure/wait-for-idle-cpu.ts';
import { HOME } from '../site/site.ts';
import type { Row } from './row.ts';

const MAX_RATIO_TO_REFERENCE = 1.8;
const MAX_SHIFT = 0.01;
/** Blocking below one long task is not felt, and of nothing there is no multiple. */
const UNFELT_MS = 50;

const timeLine = (
  what: 'FCP' | 'LCP' | 'TBT',
  screen: ScreenName,
  ours: number,
  reference: number,
  pressure: number | null,
): Line => {
  const isMet = ours <= MAX_RATIO_TO_REFERENCE * reference || (what === 'TBT' && ours <= UNFELT_MS);
  return {
    row: `home, ${screen}, ${what}`,
    ours: `${ours.toFixed(0)} ms`,
    limit: `${reference.toFixed(0)} ms reference page`,
    ratio: reference === 0 ? '' : (ours / reference).toFixed(2),
    target: `≤ ${MAX_RATIO_TO_REFERENCE} ×${what === 'TBT' ? ` or ${UNFELT_MS} ms` : ''}`,
    verdict: timeVerdict(isMet, pressure),
    pressure,
  };
};

/**
 * Without a brake the reference page paints in one of two frames, 60 or 120 ms after the navigation, by chance: few rounds would
 * compare with either of them. A phone's throttled processor knows no such steps.
 */
const TIMES_AS_MANY: Readonly<Record<ScreenName, number>> = { desktop: 3, mobile: 1 };

const measureScreen = async (bench: Bench, screen: ScreenName, reference: string): Promise<readonly Line[]> => {
  const browser = await bench.chromium();
  if (!browser) return [leftOut(`home times, ${screen}`, 'no Chromium was found')];
  const home = (await bench.site()).origin + HOME;
  // Neither side's first picture shall come from a cold disk.
  for (const url of [home, reference]) await visit(browser, 'desktop', url);
  const [ours, theirs]: [PageTimes[], PageTimes[]] = [[], []];
  const visits = restedVisits();
  for (let round = 0; round < bench.options.rounds * TIMES_AS_MANY[screen]; round += 1) {
    ours.push(await visits.visit(() => visit(browser, screen, home)));
    theirs.push(await visits.visit(() => visit(browser, screen, reference)));
  }
  const pressure = visits.pressure();
  const middle = (what: keyof PageTimes, of: readonly PageTimes[]) => median(of.map((times) => times[what]));
  const shift = middle('CLS', ours);
  return [
    ...(['FCP', 'LCP', 'TBT'] as const).map((what) => timeLine(what, screen, middle(what, ours), middle(what, theirs), pressure)),
    {
      row: `home, ${screen}, CLS`,
      ours: shift.toFixed(4),
      limit: `${middle('CLS', theirs).toFixed(4)} reference page`,
      target: `≤ ${MAX_SHIFT}`,
      verdict: shift <= MAX_SHIFT ? 'met' : 'not met',
    },
  ];
};

/** On a desk without a brake, and on a phone with slow 4G and a quarter of the processor. */
export const pageTimesRow: Row = {
  name: 'page times',
  measure: async (bench) => {
    const reference = await serveReference(await bench.site(), await bench.limits());
    return [...(await measureScreen(bench, 'desktop', reference)), ...(await measureScreen(bench, 'mobile', reference))];
  },
};
