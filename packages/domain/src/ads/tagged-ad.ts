import type { Rating } from '../catalog/vocabulary.ts';
import type { Ad } from './ad.ts';
import type { AdEvent } from './ad-events.ts';

/** Third-party ad, as its VAST tag described it. */
export interface TaggedAd {
  readonly id: string;
  readonly advertiser: string;
  readonly durationSeconds: number;
  /** Whether its tag lets viewers leave it. */
  readonly skippable: boolean;
  readonly media: { readonly url: string; readonly type: 'application/x-mpegurl' | 'video/mp4' };
  readonly click: string | null;
  /** Addresses that want to hear of an event. */
  readonly trackers: Readonly<Partial<Record<AdEvent, readonly string[]>>>;
}

/** Tags do not say for whom an ad is: it is kept from families, and from what is made for them. */
const UNKNOWN: Rating = '15';

export const ratedTaggedAd = (ad: TaggedAd): Ad & TaggedAd => ({ ...ad, rating: UNKNOWN, countries: null });

/** What a tag may be told about the place that it fills: nothing about the viewer but the country. */
export interface TagPlace {
  readonly contentId: string;
  readonly contentRating: Rating;
  readonly country: string;
  readonly breakId: string;
  /** Any eight digits, so that nothing on the way answers from memory. */
  readonly chance: number;
}

/** Fills the macros of a tag: those of VAST 4.2 where there is one, `[RATING]` and `[COUNTRY]` beside them. */
export const fillTag = (tag: string, { contentId, contentRating, country, breakId, chance }: TagPlace): string => {
  const values: Readonly<Record<string, string>> = {
    CACHEBUSTING: String(chance % 100_000_000).padStart(8, '0'),
    CONTENTID: contentId,
    // 1 is before a film, 2 within it
    BREAKPOSITION: breakId === 'pre' ? '1' : '2',
    RATING: contentRating,
    COUNTRY: country,
  };
  return tag.replaceAll(/(?:\[|%5B)([A-Z]+)(?:\]|%5D)/gi, (macro, name: string) => encodeURIComponent(values[name] ?? macro));
};
