import type { TaggedAd } from '@madang/domain/ads/tagged-ad.ts';

/** VAST ad tags of third-party ad servers. */
export interface AdTags {
  /** The ads of a tag in playing order. Throws when the tag cannot be read before the timeout. */
  read(tag: string): Promise<readonly TaggedAd[]>;
  /** Requests a tracking URL. Throws when the tracker does not answer with a success status. */
  tell(tracker: string): Promise<void>;
}
