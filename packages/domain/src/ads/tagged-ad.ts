import type { Rating } from '../catalog/vocabulary.ts';
import type { Ad } from './ad.ts';
import type { AdEvent } from './ad-events.ts';

/** Third-party ad, as its VAST tag described it. */
export interface TaggedAd {
  readonly id: string;
  readonly advertiser: string;
  readonly durationSeconds: number;
  /** Whether the tag allows skipping. */
  readonly skippable: boolean;
  readonly media: { readonly url: string; readonly type: 'application/x-mpegurl' | 'video/mp4' };
  readonly click: string | null;
  /** Tracking URLs by event. */
  readonly trackers: Readonly<Partial<Record<AdEvent, readonly string[]>>>;
}

/** Assumed rating: VAST has none, so these ads are not shown to families or beside family titles. */
const UNKNOWN: Rating = '15';

export const ratedTaggedAd = (ad: TaggedAd): Ad & TaggedAd => ({ ...ad, rating: UNKNOWN, countries: null });

/** Placement data that a tag may receive: of the viewer only the country. */
export interface TagPlace {
  readonly contentId: string;
  readonly contentRating: Rating;
  readonly country: string;
  readonly breakId: string;
  /** Eight random digits as a cache buster. */
  readonly chance: number;
}

/** Fills the macros of a tag URL: those of VAST 4.2, and `[RATING]` and `[COUNTRY]` of ours. */
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
