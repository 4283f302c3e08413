import type { Image } from '@madang/contract/catalog/catalog.contract.ts';
import type { DisplayState, PolicyRange } from '@madang/domain/catalog/vocabulary.ts';
import type { BalloonKind } from '@madang/domain/webtoons/panel.ts';
import type { NoAccess } from '#app/features/playback/index.ts';

/** A balloon in one language. Places and lengths are fractions of the panel's width (x, width) and height (y). */
export interface BalloonView {
  readonly kind: BalloonKind;
  readonly speaker: string | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly tail: { readonly x: number; readonly y: number } | null;
  readonly size: number;
  readonly color: string | null;
  readonly words: string;
}

export interface PanelView {
  readonly id: string;
  /** Pixels at full size. */
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly alt: string;
  readonly balloons: readonly BalloonView[];
}

/** Another episode of the same webtoon. */
export interface EpisodeLink {
  readonly id: string;
  readonly number: number | null;
  readonly title: string;
  readonly state: DisplayState;
  /** First shown, YYYY-MM-DD. */
  readonly airs: string;
  readonly range: PolicyRange;
  readonly image: Image;
}

export interface PlaceView {
  readonly panelId: string;
  readonly fraction: number;
}

/** An episode as it is read, in one language. */
export interface StripView {
  readonly kind: 'reads';
  readonly id: string;
  /** Issued for the events of this reading. */
  readonly playbackId: string;
  readonly number: number | null;
  readonly title: string;
  readonly panels: readonly PanelView[];
  /** The signed address below which the pictures lie. */
  readonly base: string;
  readonly place: PlaceView | null;
  readonly previous: EpisodeLink | null;
  readonly next: EpisodeLink | null;
}

/** The page of one episode, in one language. */
export interface ReadView {
  readonly id: string;
  readonly number: number | null;
  readonly title: string;
  readonly description: string;
  readonly webtoon: { readonly id: string; readonly title: string; readonly finished: boolean; readonly image: Image };
  readonly range: PolicyRange;
  /** First shown, YYYY-MM-DD. */
  readonly airs: string;
  /** Country of the visitor, ISO 3166. */
  readonly country: string;
  /** Countries where it is available (ISO 3166). Null for everywhere. */
  readonly countries: readonly string[] | null;
  readonly image: Image;
  /** The profile whose place and settings are kept. Null for signed-out readers. */
  readonly profileId: string | null;
  /** The browser asked for less data. */
  readonly savesData: boolean;
  /** It was reached by the end of another episode. */
  readonly following: boolean;
  readonly strip: StripView | NoAccess;
}
