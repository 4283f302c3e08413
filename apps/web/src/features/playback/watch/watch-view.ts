import type { Playback } from '@madang/contract/playback/playback.contract.ts';
import type { Image } from '@madang/contract/catalog/catalog.contract.ts';
import type { DetailType, PolicyRange } from '@madang/domain/catalog/vocabulary.ts';
import type { NoAccess } from '../access/no-access.ts';

/** Response of the play call, with the next episode in one language. */
export interface PlaybackView extends Omit<Playback, 'next'> {
  readonly kind: 'plays';
  readonly next: NextView | null;
}

export interface NextView {
  readonly id: string;
  readonly title: string;
  readonly titleKo: string;
  readonly number: number | null;
  readonly seconds: number;
  readonly image: Image;
}

/** The page of one video, in one language. */
export interface WatchView {
  readonly id: string;
  readonly title: string;
  /** The title it belongs to, or itself. */
  readonly work: { readonly id: string; readonly detailType: DetailType; readonly title: string; readonly image: Image };
  readonly season: number | null;
  readonly episode: number | null;
  readonly description: string;
  readonly range: PolicyRange;
  /** First shown, YYYY-MM-DD. */
  readonly airs: string;
  /** Country of the visitor, ISO 3166. */
  readonly country: string;
  /** Countries where it is available (ISO 3166). Null for everywhere. */
  readonly countries: readonly string[] | null;
  readonly image: Image;
  readonly signedIn: boolean;
  /** Whose choices of subtitles and sound are kept. */
  readonly profile: { readonly id: string; readonly subtitles: string } | null;
  /** It was reached by the end of another episode. */
  readonly following: boolean;
  readonly playback: PlaybackView | NoAccess;
}
