import type { Pictured } from '#app/pictures.ts';

/** An episode as the player lists it, in the reader's words. */
export interface EpisodeItem {
  readonly id: string;
  readonly title: string;
  /** How long it is, what is left of it, or when it comes. */
  readonly meta: string;
  readonly picture: Pictured;
  readonly href: string;
  /** It is what plays. */
  readonly isCurrent: boolean;
  /** It can be played. */
  readonly isReady: boolean;
  /** How far it was watched, 0 to 1, and the words for it. */
  readonly watched: { readonly value: number; readonly label: string } | null;
}

export interface EpisodePage {
  readonly episodes: readonly EpisodeItem[];
  /** How many stand before the first. */
  readonly offset: number;
  readonly total: number;
}

/** The episodes of the season that plays. */
export interface EpisodeShelf {
  /** Episodes per page. Longer seasons are loaded page by page. */
  readonly pageSize: number;
  /** The page from an episode on, counted from 0, or the one that holds what plays. */
  readonly read: (offset: number | null) => Promise<EpisodePage>;
  readonly onChoose: (episode: EpisodeItem) => void;
}
