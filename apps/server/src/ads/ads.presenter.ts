import type { AdAssetList } from '@madang/contract/ads/ads.contract.ts';
import { DEFAULT_LANGUAGE } from '@madang/domain/shared/language.ts';
import type { VastAd } from '@madang/streaming/vast.ts';
import type { ServedAd } from './get-break.ts';

/** Where beacons of other players go, which know VAST and not our contract. */
export const AD_BEACON = '/api/stream/v01/ads/beacon';

export const presentAssetList = (pod: readonly ServedAd[]): AdAssetList => ({
  ASSETS: pod.map(({ showingId, advertiser, durationSeconds, skipAfter, click, media }) => ({
    URI: media.url,
    DURATION: durationSeconds,
    'X-AD': { showing: showingId, type: media.type, advertiser, skip_after: skipAfter, click_url: click },
  })),
});

/** The ads of a break as VAST, with absolute URLs. */
export const presentVast = (pod: readonly ServedAd[], publicUrl: string): readonly VastAd[] => {
  const whole = (address: string, base: string) => (address.startsWith('/') ? `${base}${address}` : address);
  return pod.map(({ showingId, position, adId, advertiser, durationSeconds, skipAfter, click, media }) => ({
    id: showingId,
    position,
    creativeId: adId,
    advertiser,
    durationSeconds,
    skipAfterSeconds: skipAfter,
    media: { ...media, url: whole(media.url, publicUrl) },
    click: click && whole(click, `${publicUrl}/${DEFAULT_LANGUAGE}`),
    beacon: `${publicUrl}${AD_BEACON}?showing=${showingId}&event=`,
  }));
};
