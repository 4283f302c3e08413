import type { Rating } from '@madang/domain/catalog/vocabulary.ts';
import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import type { TaggedAd } from '@madang/domain/ads/tagged-ad.ts';
import type { Ad } from '@madang/domain/ads/ad.ts';

/** Claims of a signed tag URL: the ads of one playback's breaks, for the viewer who began it. */
export interface AdTicket {
  readonly playbackId: string;
  readonly contentId: string;
  readonly contentRating: Rating;
  readonly viewerKey: string;
  readonly viewingAge: ViewingAge;
  readonly country: string;
  readonly breaks: readonly string[];
  /** Whether the viewer might be sold to others when the playback began. */
  readonly mayBeSold: boolean;
  /** The session whose plan is checked again with every break; null for an anonymous viewer. */
  readonly session: { readonly id: string; readonly accountId: string } | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** What use cases of ads are given. */
export interface AdDeps {
  /** The operator's own ads. */
  readonly house: readonly HouseAd[];
  /** The ads of a third-party VAST tag. None while the tag fails. */
  readonly readTag: (tag: string) => Promise<readonly TaggedAd[]>;
  /** Calls third-party trackers in the background. */
  readonly track: (trackers: readonly string[]) => void;
  readonly sign: (ticket: AdTicket) => string;
  /** The ticket in an address, if it is ours and has not run out. */
  readonly read: (text: string) => AdTicket | null;
}

/** An ad of the operator's own, packaged as films are. */
export interface HouseAd extends Ad {
  readonly asset: string;
  /** Where a click leads: a path of this service or an address of the advertiser's. */
  readonly click: string | null;
}

/** VAST ad tags of third-party ad servers. */
export interface AdTags {
  /** The ads of a tag in playing order. Throws when the tag cannot be read before the timeout. */
  read(tag: string): Promise<readonly TaggedAd[]>;
  /** Requests a tracking URL. Throws when the tracker does not answer with a success status. */
  track(tracker: string): Promise<void>;
}
