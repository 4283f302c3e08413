import { ROUTES } from '@madang/contract/routes.ts';
import { AD_TIMEOUT_MS } from '@madang/player/ads/ad-breaks.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { NOW_AND_THEN } from './journey.ts';

declare global {
  interface Window {
    adSpeed: number;
  }
}

/** An episode open to all visitors, with ads. */
export const EPISODE = '1002002';
export const TAG = '/api/stream/v01/ads/';

/** Ads play in real time, and a busy machine would miss the beginning of one, so each starts at an eighth of its speed. */
const FIRST_SPEED = 1 / 8;
/** A busy machine also needs longer to start an ad than the player waits for one. */
const START_TIMEOUT_MS = 30_000;

/** Sets the speed of the ads of this page: of the current one and of those after it. */
export const setAdSpeed = (page: Page, speed: number): Promise<void> =>
  page.evaluate((value) => {
    window.adSpeed = value;
    for (const film of document.querySelectorAll<HTMLVideoElement>('video[data-of=ads]')) film.playbackRate = value;
  }, speed);

/** Ads are shown in Canada only. Each journey has its own IP address, because pre-roll ads are limited to one break in ten minutes. */
export const inCanada = async ({ context }: { context: BrowserContext }): Promise<void> => {
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  await context.setExtraHTTPHeaders({ 'x-country': 'CA', 'x-forwarded-for': address });
};

/** Slows ads down and gives them longer to start, for journeys that look at one while it plays. */
export const giveAdsTime = async ({ context }: { context: BrowserContext }): Promise<void> => {
  const limits = { speed: FIRST_SPEED, from: AD_TIMEOUT_MS, to: START_TIMEOUT_MS };
  await context.addInitScript(({ speed, from, to }) => {
    const { setTimeout } = window;
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      setTimeout(run, ms === from ? to : ms, ...rest)) as typeof setTimeout;
    window.adSpeed = speed;
    const setSpeed = ({ target }: Event): void => {
      if (target instanceof HTMLVideoElement && target.dataset['of'] === 'ads') target.playbackRate = window.adSpeed;
    };
    document.addEventListener('playing', setSpeed, { capture: true });
  }, limits);
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
      return video !== null && !video.hidden && video.currentTime > 0.1;
    },
    undefined,
    NOW_AND_THEN,
  );
};

/** Speeds the rest of the break up, because no journey tests its duration. */
export const hurry = (page: Page): Promise<void> => setAdSpeed(page, 4);
