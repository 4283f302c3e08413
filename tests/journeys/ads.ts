import { ROUTES } from '@madang/contract/routes.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { NOW_AND_THEN } from './journey.ts';

/** An episode that everybody may watch, with ads. */
export const EPISODE = '1002002';
export const TAG = '/api/stream/v01/ads/';

/** Ads are shown in Canada alone. Each story has an address of its own: ads before a film come once in ten minutes. */
export const inCanada = async ({ context }: { context: BrowserContext }): Promise<void> => {
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  await context.setExtraHTTPHeaders({ 'x-country': 'CA', 'x-forwarded-for': address });
};

export const ad = (page: Page) => page.getByRole('group', { name: 'Advertisement' });
export const picture = (page: Page) => page.locator('video[data-of=ads]');
/** The film stands behind its ads. */
export const filmTime = (page: Page): Promise<number> =>
  page
    .locator('video')
    .first()
    .evaluate((film: HTMLVideoElement) => film.currentTime);

/** The tags that the page asks for, and what it tells of the ads. */
export const listen = (page: Page) => {
  const tags: string[] = [];
  const beacons: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(TAG)) tags.push(pathname);
    if (`POST ${pathname}` !== ROUTES.trackAd) return;
    const { showing, event } = request.postDataJSON() as { showing: string; event: string };
    beacons.push(`${showing} ${event}`);
  });
  return { tags, beacons };
};

export const untilAdPlays = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => {
      const video = document.querySelector<HTMLVideoElement>('video[data-of=ads]');
      return video !== null && !video.hidden && video.currentTime > 0.3;
    },
    undefined,
    NOW_AND_THEN,
  );
};

/** Ads take their time, which no story is about: what is left of them plays faster. */
export const hurry = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const play = (film: EventTarget | null): void => {
      if (film instanceof HTMLVideoElement && film.dataset['of'] === 'ads') film.playbackRate = 4;
    };
    document.addEventListener('playing', ({ target }) => play(target), { capture: true });
    for (const film of document.querySelectorAll('video')) play(film);
  });
