import { mayWatch, type ViewingAge } from '../profiles/viewing-age.ts';
import { type Rating, RATINGS } from './vocabulary.ts';

/** What a viewer sees of a title that is rated above their profile. */
export type Shown =
  /** Everything. */
  | 'whole'
  /** That there is one, and its rating; no name, people, picture, id or link. */
  | 'rating'
  /** Nothing: the answer is the one of a catalog without it. */
  | 'nothing'
  /** The refusal RATED_ABOVE_PROFILE, which names no title. */
  | 'refusal';

/**
 * Every kind of place where titles are shown, with what stands there of a title above the viewer's profile (decision 42). A place in
 * time has to stay in the guide, and a stream that counts against the account's limit has to stay among the streams.
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
 * What a viewer of this age sees of a title on a surface. `parent` is the series that an episode or clip belongs to: its name and people are
 * shown with every part of it, so a part is rated at least as its series is.
 */
export const shownOn = (surface: Surface, age: ViewingAge, title: Rated, parent: Rated | null): Shown => {
  const isAllowed = mayWatch(age, title.rating) && (parent === null || mayWatch(age, parent.rating));
  return isAllowed ? 'whole' : SURFACES[surface];
};

/** A part of a series with the rating that counts: at least the series' own, because its name and people are shown with the part. */
export const ratedAsPart = <Part extends Rated>(part: Part, parent: Rated): Part =>
  RATINGS.indexOf(part.rating) < RATINGS.indexOf(parent.rating) ? { ...part, rating: parent.rating } : part;
