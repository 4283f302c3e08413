import type { Rating } from '../catalog/vocabulary.ts';
import { mayWatch, type ViewingAge } from '../profiles/viewing-age.ts';

/** Video ad sold by the operator. */
export interface Ad {
  readonly id: string;
  readonly advertiser: string;
  /** The youngest age it is made for, as of any other film. */
  readonly rating: Rating;
  readonly durationSeconds: number;
  /** Whether the advertiser lets viewers leave it early. */
  readonly skippable: boolean;
  /** ISO 3166 countries in which it is shown; null is everywhere. */
  readonly countries: readonly string[] | null;
}

/** Who would see it, beside which film. */
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

/** Shorter ads are over before leaving them is worth a button. Seconds. */
const SKIPPABLE_FROM = 15;
const SKIP_AFTER = 5;

/** The second from which a viewer may leave the ad, or null where it is seen to its end. */
export const skippableAfter = (ad: Pick<Ad, 'durationSeconds' | 'skippable'>): number | null =>
  ad.skippable && ad.durationSeconds > SKIPPABLE_FROM ? SKIP_AFTER : null;
