import { AD_EVENTS } from '@madang/domain/ads/ad-events.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';

/** Where ads stand in a film. */
export const AdPlan = z.object({
  /** `GET` it with `break` added: VAST 4.2, or with `format=assets` the asset list of an HLS interstitial. */
  tag_url: z.string(),
  /** In the order of the film; seconds. */
  breaks: z.array(z.object({ id: z.string(), at: z.number() })),
});

/** The ads of one break as a player gets them (RFC 8216bis, appendix D.2): one film after the other. */
export const AdAssetList = z.object({
  ASSETS: z.array(
    z.object({
      URI: z.string(),
      /** Seconds. */
      DURATION: z.number(),
      'X-AD': z.object({
        /** Id that tracking beacons refer to. */
        showing: z.string(),
        /** Of the film at URI. */
        type: z.enum(['application/x-mpegurl', 'video/mp4']),
        advertiser: z.string(),
        /** Seconds after which it may be left; null where it is seen to its end. */
        skip_after: z.number().nullable(),
        /** Where a click leads: an address, or a path below the language of the viewer; null for nowhere. */
        click_url: z.string().nullable(),
      }),
    }),
  ),
});
export type AdAssetList = z.infer<typeof AdAssetList>;

export const adOperations = operations({
  trackAd: {
    summary: 'Counts what became of an ad, each event once; what cannot be true is heard and not counted.',
    authority: 'anyone',
    input: z.object({ showing: z.uuid(), event: z.enum(AD_EVENTS) }),
    object: z.null(),
    refusals: [],
  },
});
