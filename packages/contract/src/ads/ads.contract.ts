import { AD_EVENTS } from '@madang/domain/ads/ad-events.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';

/** Ad breaks of a film. */
export const AdPlan = z.object({
  /** VAST tag: `GET` it with `break` added. With `format=assets` it returns the asset list of an HLS interstitial. */
  tag_url: z.string(),
  /** In order. Positions in seconds. */
  breaks: z.array(z.object({ id: z.string(), at: z.number() })),
});

/** Asset list of one break (RFC 8216bis, appendix D.2). */
export const AdAssetList = z.object({
  ASSETS: z.array(
    z.object({
      URI: z.string(),
      /** Seconds. */
      DURATION: z.number(),
      'X-AD': z.object({
        /** Id that tracking beacons refer to. */
        showing: z.string(),
        /** MIME type of URI. */
        type: z.enum(['application/x-mpegurl', 'video/mp4']),
        advertiser: z.string(),
        /** Seconds after which the ad may be skipped. Null for never. */
        skip_after: z.number().nullable(),
        /** Click-through target: a URL, or a path below the viewer's language. Null for none. */
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
