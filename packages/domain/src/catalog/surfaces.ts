import { mayWatch, type ViewingAge } from '../profiles/viewing-age.ts';
import { type Rating, RATINGS } from './vocabulary.ts';

/** Visibility of a title rated above the viewer's profile. */
export type Shown =
  /** Everything. */
  | 'whole'
  /** Its rating only: no name, people, picture, id or link. */
  | 'rating'
  /** Hidden: the response is that of a catalog without it. */
  | 'nothing'
  /** Refused with RATED_ABOVE_PROFILE, which names no title. */
  | 'refusal';

/**
 * Every surface that shows titles, and the visibility there of titles above the viewer's profile (docs/decisions/0042).
 * A time slot stays in the guide, and a stream that counts against the account's limit stays in the list.
 */
export const SURFACES = {
  list: 'nothing',
  reference: 'nothing',
  search: 'nothing',
  correction: 'nothing',
  person: 'nothing',
  guide: 'rating',
  streams: 'rating',
  page: 'refusal',
  playback: 'refusal',
  accountExport: 'whole',
  operatorText: 'whole',
} as const satisfies Readonly<Record<string, Shown>>;
export type Surface = keyof typeof SURFACES;

interface Rated {
  readonly rating: Rating;
}

/**
 * Visibility of a title on a surface for an age group. `parent`: the series of an episode or clip, whose name and
 * people are shown with it, so the stricter of the two ratings applies.
 */
export const shownOn = (surface: Surface, age: ViewingAge, title: Rated, parent: Rated | null): Shown => {
  const isAllowed = mayWatch(age, title.rating) && (parent === null || mayWatch(age, parent.rating));
  return isAllowed ? 'whole' : SURFACES[surface];
};

/** Episode or clip with its effective rating: at least that of its series, whose name and people it shows. */
export const ratedAsPart = <Part extends Rated>(part: Part, parent: Rated): Part =>
  RATINGS.indexOf(part.rating) < RATINGS.indexOf(parent.rating) ? { ...part, rating: parent.rating } : part;
