import type { Availability, Image } from '@madang/contract/catalog/catalog.contract.ts';
import type { ContentType, DetailType, DisplayState, Genre, Rating } from '@madang/domain/catalog/vocabulary.ts';
import type { CardView } from '../card-view.ts';
import type { PlayOffer } from './play-offer.ts';

/** How far the profile has come in something that plays. */
export interface WatchedView {
  /** Seconds from the start. */
  readonly position: number;
  readonly finished: boolean;
}

/** Mark of who may watch a row. None when it plays for this viewer anyway. */
export type AccessMark = 'free' | 'account' | 'subscribers';

/** An episode or a clip, in one language. */
export interface PlayableView {
  readonly id: string;
  readonly type: ContentType;
  /** `webtoon` is read, all else is watched. */
  readonly detailType: DetailType;
  readonly number: number | null;
  readonly title: string;
  readonly titleKo: string;
  readonly synopsis: string | null;
  readonly seconds: number;
  readonly state: DisplayState;
  /** First shown, YYYY-MM-DD. */
  readonly airs: string;
  readonly mark: AccessMark | null;
  readonly watched: WatchedView | null;
  readonly image: Image;
}

/** The page of episodes that is open. */
export interface OpenEpisodePage {
  readonly episodes: readonly PlayableView[];
  /** Number of episodes before this page. */
  readonly offset: number;
  readonly total: number;
}

export interface CastMemberView {
  readonly id: string;
  readonly name: string;
  readonly nameKo: string;
  readonly character: string | null;
  readonly image: Image;
}

/** Another title that this page leads to. */
export interface TitleLink {
  readonly id: string;
  readonly detailType: DetailType;
  readonly title: string;
}
/** A member of the crew of a title. */
export type CreditView = Pick<CastMemberView, 'id' | 'name'>;

/** Everything the page of a title shows, in one language. */
export interface DetailView {
  readonly id: string;
  readonly detailType: DetailType;
  /** The series of an episode. Null for standalone content. */
  readonly parentId: string | null;
  readonly title: string;
  readonly titleKo: string;
  readonly romanized: string;
  readonly synopsis: string;
  readonly rating: Rating;
  readonly year: number;
  readonly season: number | null;
  readonly genres: readonly Genre[];
  readonly broadcaster: string;
  /** The weekdays of a series, in the vocabulary of the catalogue, or how a webtoon stands. */
  readonly rhythm: string | null;
  readonly state: DisplayState;
  readonly begins: string;
  readonly ends: string | null;
  /** Length of a film, or of one episode. */
  readonly seconds: number;
  readonly totalSeconds: number;
  readonly episodeCount: number;
  readonly image: Image;
  readonly keywords: readonly string[];
  readonly availability: Availability;
  readonly directors: readonly CreditView[];
  readonly writers: readonly CreditView[];
  readonly cast: readonly CastMemberView[];
  /** Null where there is nothing to play, as for a webtoon. */
  readonly offer: PlayOffer | null;
  /** Null for what has no episodes. */
  readonly episodes: OpenEpisodePage | null;
  readonly clips: readonly PlayableView[];
  readonly related: readonly CardView[];
  /** For a webtoon: the series adapted from it. */
  readonly drama: TitleLink | null;
  /** For a series: the webtoon it was opened from, and similar webtoons (WT-12, PL-46). */
  readonly fromWebtoon: TitleLink | null;
  readonly webtoons: readonly CardView[];
  /** IDs of the profile's favorites. Null for signed-out visitors. */
  readonly shelf: readonly string[] | null;
}
