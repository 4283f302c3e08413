import type { SubtitleLanguage } from '@madang/domain/shared/language.ts';
import type { AudioRendition } from '@madang/streaming/media-index.ts';
import type { MediaClaims } from '@madang/streaming/signed-url.ts';

/** What is known of an ingested film. Times in seconds within the film. */
export interface MediaAsset {
  readonly id: string;
  readonly durationSeconds: number;
  readonly audio: readonly Pick<AudioRendition, 'language' | 'role'>[];
  /** Sizes of the picture, highest first; bytes of one pass through the film, all of its sounds included. */
  readonly qualities: readonly { readonly height: number; readonly bytes: number }[];
  /** `file` has all cues, and lies beside the master playlist. */
  readonly subtitles: readonly {
    readonly language: SubtitleLanguage;
    readonly kind: 'subtitles' | 'captions';
    readonly file: string;
  }[];
}

export interface MediaAssets {
  /** The film that a content plays, or null when it is not (yet) there; one that is to be encrypted first is not there for some seconds. */
  find(assetId: string, encrypted?: boolean): Promise<MediaAsset | null>;
  /** A signed address of the master playlist (PL-43). */
  lend(loan: MediaClaims): string;
  /** A signed address below which the pictures of a webtoon episode lie: `{panel id}-{width}.webp`. */
  lendStrip(loan: Omit<MediaClaims, 'purpose' | 'assetId' | 'encrypted'>): string;
  /** The claims of a URL that this installation signed, expired or not. Null for any other. */
  read(address: string): MediaClaims | null;
}
