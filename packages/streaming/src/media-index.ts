/**
 * Package of one film, written once by the ingest as `index.json`. All playlists are derived from it. Durations are
 * whole milliseconds, so that sums are exact. Sizes are bytes. Bandwidths are bits per second.
 */
export type MediaIndex = Readonly<{
  version: 1;
  asset: string;
  /** SHA-256 of all inputs of the package. Changes with every new package of the asset. */
  fingerprint: string;
  /** Length of one pass. The segments of every track sum to exactly this. */
  durationMs: number;
  video: readonly VideoTrack[];
  audio: readonly AudioRendition[];
  subtitles: readonly SubtitleRendition[];
  thumbnails: Thumbnails;
  /** Encryption. Absent for a clear film. */
  protection?: FilmProtection;
  /** Files stored in the package of another asset. Absent for none. */
  shared?: SharedFiles;
}>;

/**
 * Files of a package that are read from the package of another asset in the same folder, because their bytes are equal. Both names are
 * `<folder>/<file>`: the key below the asset that is played, the value below `asset`. Only packages on disk share files.
 */
export type SharedFiles = Readonly<{ asset: string; files: Readonly<Record<string, string>> }>;

/** `keyId` names the key, 32 hexadecimal digits; the key itself is never beside the film. */
export type FilmProtection = Readonly<{ scheme: 'cbcs'; keyId: string }>;

/** `keyFrameBytes`: from the start of the segment to the end of its first picture, for I-frame playlists. */
export type Segment = Readonly<{ durationMs: number; bytes: number; keyFrameBytes?: number }>;

type MediaTrack = Readonly<{
  /** Stable id, also the playlist's name: `v360`, `a-ko`. */
  id: string;
  /** Folder: the id with a content hash, so that its files are immutable. */
  folder: string;
  /** Hash of sources and settings. A track with an equal one is not encoded again. */
  source: string;
  /** RFC 6381. */
  codecs: string;
  averageBandwidth: number;
  peakBandwidth: number;
  initBytes: number;
  segments: readonly Segment[];
}>;

export type VideoTrack = MediaTrack & Readonly<{ width: number; height: number; frameRate: number }>;

/** Roles of additional audio: audio description and commentary. */
export const SOUND_ROLES = ['description', 'commentary'] as const;
export type SoundRole = (typeof SOUND_ROLES)[number];

/** `language` is a BCP 47 tag; the film's own sound has no `role`. */
export type AudioRendition = MediaTrack & Readonly<{ language: string; channels: number; role?: SoundRole }>;

/** Captions include speakers and sounds. Subtitles contain dialogue only. */
export type SubtitleKind = 'subtitles' | 'captions';

/** Cues of the whole film are in `<folder>/cues.vtt`. Segments are generated on request. */
export type SubtitleRendition = Readonly<{ id: string; folder: string; kind: SubtitleKind; language: string }>;

/** Sheets of `columns` by `rows` pictures, one every `intervalMs`: `<folder>/1.jpg`, `2.jpg` … */
export type Thumbnails = Readonly<{
  folder: string;
  sheets: number;
  columns: number;
  rows: number;
  width: number;
  height: number;
  intervalMs: number;
}>;

/** File names inside a track's folder. */
export const INIT_FILE = 'init.mp4';
export const CUES_FILE = 'cues.vtt';
export const segmentFile = (number: number) => `${number}.m4s`;
/** Path of segment `number` of a subtitle playlist, which is generated on request. */
export const subtitleSegmentFile = ({ folder }: SubtitleRendition, number: number) => `${folder}/${number}.vtt`;
export const sheetFile = (number: number) => `${number}.jpg`;

export const videoTrackId = (height: number) => `v${height}`;
export const audioTrackId = (language: string, role?: SoundRole) => `a-${language.toLowerCase()}${role ? `-${role}` : ''}`;
export const subtitleTrackId = (language: string, kind: SubtitleKind) =>
  `s-${language.toLowerCase()}${kind === 'captions' ? '-cc' : ''}`;
