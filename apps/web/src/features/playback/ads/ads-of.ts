import type { AdAssetList } from '@madang/contract/ads/ads.contract.ts';
import type { Playback } from '@madang/contract/playback/playback.contract.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { PlayingAd, AdBeacon } from '@madang/player/ads/ad-state.ts';
import type { ScheduledBreak } from '@madang/player/ads/schedule.ts';
import { api } from '#app/platform/api.ts';

/** The ads of a film, as the player asks for them. */
export interface FilmAds {
  readonly breaks: readonly ScheduledBreak[];
  readonly fetchAds: (breakId: string) => Promise<readonly PlayingAd[]>;
  readonly track: (showing: string, beacon: AdBeacon) => void;
}

/** The player's own timeout for a break: a slower ad tag is aborted. Milliseconds. */
const TAG_TIMEOUT_MS = 5000;

/** A path leads to a page of this service, in the language of the viewer. */
const clickOf = (click: string | null, language: Language): string | null =>
  click?.startsWith('/') ? `/${language}${click}` : click;

const readAssets = ({ ASSETS }: AdAssetList, language: Language): readonly PlayingAd[] =>
  ASSETS.map(({ URI, DURATION, 'X-AD': ad }) => ({
    showing: ad.showing,
    manifestUrl: URI,
    mimeType: ad.type,
    durationSeconds: DURATION,
    advertiser: ad.advertiser,
    skipAfterSeconds: ad.skip_after,
    clickUrl: clickOf(ad.click_url, language),
  }));

/** Ad breaks of this playback, with their loading and tracking. Null for a film without ads. */
export const toFilmAds = ({ ads }: Pick<Playback, 'ads'>, language: Language): FilmAds | null =>
  ads && {
    breaks: ads.breaks.map(({ id, at }) => ({ id, atSeconds: at })),
    fetchAds: async (breakId) => {
      const address = `${ads.tag_url}&break=${encodeURIComponent(breakId)}&format=assets`;
      const answer = await fetch(address, { signal: AbortSignal.timeout(TAG_TIMEOUT_MS) });
      return answer.ok ? readAssets((await answer.json()) as AdAssetList, language) : [];
    },
    track: (showing, event) => void api.trackAd({ showing, event }).catch(() => undefined),
  };
