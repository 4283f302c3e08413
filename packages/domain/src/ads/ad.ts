import type { Rating } from '../catalog/vocabulary.ts';
import { mayWatch, type ViewingAge } from '../profiles/viewing-age.ts';

/** Video ad sold by the operator. */
export interface Ad {
  readonly id: string;
  readonly advertiser: string;
  /** Age rating, on the scale of films. */
  readonly rating: Rating;
  readonly durationSeconds: number;
  /** Whether the advertiser allows skipping. */
  readonly skippable: boolean;
  /** ISO 3166 countries of the campaign. Null for all. */
  readonly countries: readonly string[] | null;
}

/** Viewer and film that an ad is selected for. */
export interface AdAudience {
  readonly signedIn: boolean;
  readonly viewingAge: ViewingAge;
  readonly contentRating: Rating;
  /** ISO 3166. */
  readonly country: string;
}

/** Audience of the film itself: ads beside a family film suit families, even on an adult profile. */
const audienceOf = (rating: Rating): ViewingAge => {
  if (rating === '19') return 'adult';
  return mayWatch('family', rating) ? 'family' : 'teen';
};

/**
 * An ad is never rated above the film or the profile. The age of anonymous visitors is unknown, so ads for adults are
 * not shown to them.
 */
export const fitsAudience = (ad: Pick<Ad, 'rating' | 'countries'>, audience: AdAudience): boolean => {
  const { signedIn, viewingAge, contentRating, country } = audience;
  if (ad.countries !== null && !ad.countries.includes(country)) return false;
  if (!signedIn && !mayWatch('teen', ad.rating)) return false;
  return mayWatch(viewingAge, ad.rating) && mayWatch(audienceOf(contentRating), ad.rating);
};

/** Shortest skippable ad, in seconds. */
const SKIPPABLE_FROM = 15;
const SKIP_AFTER = 5;

/** Position in seconds from which the ad may be skipped. Null where it may not. */
export const skippableAfter = (ad: Pick<Ad, 'durationSeconds' | 'skippable'>): number | null =>
  ad.skippable && ad.durationSeconds > SKIPPABLE_FROM ? SKIP_AFTER : null;
