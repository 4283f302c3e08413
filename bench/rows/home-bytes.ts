import type { Bench } from '../bench.ts';
import { bytesOfPage, type PageBytes } from '../browser/page-bytes.ts';
import type { ScreenName } from '../browser/screens.ts';
import { leftOut, type Line } from '../line.ts';
import { HOME } from '../site/site.ts';
import type { Row } from './row.ts';

interface Bound {
  readonly what: keyof PageBytes;
  readonly most: number;
}

/** KiB as they travel, and requests. */
const BOUNDS: Readonly<Record<ScreenName, readonly Bound[]>> = {
  desktop: [
    { what: 'JS', most: 120 },
    { what: 'CSS', most: 12 },
    { what: 'HTML', most: 20 },
    { what: 'fonts', most: 40 },
    { what: 'requests', most: 40 },
    { what: 'all', most: 500 },
  ],
  mobile: [{ what: 'all', most: 350 }],
};

const measureScreen = async (bench: Bench, screen: ScreenName): Promise<readonly Line[]> => {
  const browser = await bench.chromium();
  if (!browser) return [leftOut(`home bytes, ${screen}`, 'no Chromium was found')];
  const bytes = await bytesOfPage(browser, screen, (await bench.site()).origin + HOME);
  return BOUNDS[screen].map(({ what, most }) => {
    const unit = what === 'requests' ? '' : ' KiB';
    const value = bytes[what];
    return {
      row: `home, ${screen}, ${what}`,
      ours: `${value.toFixed(what === 'requests' ? 0 : 1)}${unit}`,
      target: `≤ ${most}${unit}`,
      verdict: value <= most ? 'met' : 'not met',
    } as const;
  });
};

export const homeBytesRow: Row = {
  name: 'home bytes',
  measure: async (bench) => [...(await measureScreen(bench, 'desktop')), ...(await measureScreen(bench, 'mobile'))],
};
