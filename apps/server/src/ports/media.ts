import type { Readable } from 'node:stream';
import type { MediaIndex, AudioRendition } from '@madang/streaming/media-index.ts';
import type { SubtitleLanguage } from '@madang/domain/shared/language.ts';
import type { MediaClaims } from '@madang/streaming/signed-url.ts';
import type { Panel } from '@madang/domain/webtoons/panel.ts';
import type { CheckedId, IdentifiedPlayback } from '@madang/domain/analytics/playback-id.ts';

/** Byte positions as in an HTTP Range header, both inclusive (RFC 9110). */
export type ByteRange = Readonly<{ start: number; end: number }>;

/** Storage of packaged films. Paths are `<asset>/<folder>/<file>`, and a path outside the storage does not exist. */
export type MediaStorage = Readonly<{
  /** Index of the asset, or null for an unknown one. Returns one cached object while the asset is unchanged. */
  index: (assetId: string) => Promise<MediaIndex | null>;
  /** Size in bytes, or null when the file does not exist. */
  stat: (path: string) => Promise<{ readonly size: number } | null>;
  /** Streams the file or a range of it. The stream fails when the file does not exist. */
  read: (path: string, range?: ByteRange) => Readable;
  /**
   * Signed URL from which a client reads the file directly, with its max-age in seconds. Missing, or null, where the
   * server streams the files itself.
   */
  address?: (path: string) => Promise<{ readonly url: string; readonly seconds: number } | null>;
}>;

/** What is known of an ingested film. Times in seconds within the film. */
interface MediaAsset {
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
  signFilm(claims: MediaClaims): string;
  /** A signed address below which the pictures of a webtoon episode lie: `{panel id}-{width}.webp`. */
  signStrip(claims: Omit<MediaClaims, 'purpose' | 'assetId' | 'encrypted'>): string;
  /** The claims of a URL that this installation signed, expired or not. Null for any other. */
  read(address: string): MediaClaims | null;
}

/**
 * Encrypted films for subscribers. Their files are public and immutable like those of clear films: only the key is
 * secret.
 */
export interface EncryptedFilms {
  /** Index of the encrypted asset, or null for an unknown asset. Waits for encryption where it has not happened yet. */
  index(assetId: string): Promise<MediaIndex | null>;
  /** The encrypted files, in the ingest's storage or on this node. */
  readonly files: Pick<MediaStorage, 'stat' | 'read' | 'address'>;
  /** The 16-byte content key. Only for viewers with a playback right. */
  keyOf(assetId: string): Buffer;
}

export interface Strips {
  /** The panels of an episode in order, or null while it has no strip. */
  find(episodeId: string): Promise<readonly Panel[] | null>;
}

/** Playback IDs: random, with the time of the play call and a signature over both and over what is played and by which session. */
export interface PlaybackIds {
  issue(playback: IdentifiedPlayback, now: number): string;
  /** The ID's random part and time, if it was issued here for exactly this playback; null otherwise. */
  check(id: string, playback: IdentifiedPlayback): CheckedId | null;
}
