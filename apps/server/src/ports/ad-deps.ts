import type { AdTicket } from '../ads/ad-ticket.ts';
import type { TaggedAd } from '@madang/domain/ads/tagged-ad.ts';
import type { HouseAd } from '../ads/house-ads.ts';

/** What use cases of ads are given. */
export interface AdDeps {
  /** The operator's own ads. */
  readonly house: readonly HouseAd[];
  /** The ads of a third-party VAST tag. None while the tag fails. */
  readonly readTag: (tag: string) => Promise<readonly TaggedAd[]>;
  /** Calls third-party trackers in the background. */
  readonly tell: (trackers: readonly string[]) => void;
  readonly sign: (ticket: AdTicket) => string;
  /** The ticket in an address, if it is ours and has not run out. */
  readonly read: (text: string) => AdTicket | null;
}
