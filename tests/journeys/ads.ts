import { ROUTES } from '@madang/contract/routes.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { NOW_AND_THEN } from './journey.ts';

/** An episode open to all visitors, with ads. */
export const EPISODE = '1002002';
export const TAG = '/api/stream/v01/ads/';

/** Ads are shown in Canada only. Each journey has its own IP address, because pre-roll ads are limited to one break in ten minutes. */
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

/** Records tag requests and ad beacons of the page. */
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

/** Speeds the rest of an ad up, because no journey tests its duration. */
export const hurry = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const play = (film: EventTarget | null): void => {
      if (film instanceof HTMLVideoElement && film.dataset['of'] === 'ads') film.playbackRate = 4;
    };
    document.addEventListener('playing', ({ target }) => play(target), { capture: true });
    for (const film of document.querySelectorAll('video')) play(film);
  });
