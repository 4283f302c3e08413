import type { TaggedAd } from '@madang/domain/ads/tagged-ad.ts';

/** Tags of others: which ads they have, and who wants to hear of them. */
export interface AdTags {
  /** The ads of a tag in their order; throws when it cannot be read in time. */
  read(tag: string): Promise<readonly TaggedAd[]>;
  /** Tells a tracker; throws when it does not take it. */
  tell(tracker: string): Promise<void>;
}
