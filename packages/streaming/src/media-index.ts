/**
 * What the package of one film contains, written once by the ingest as `index.json`. Every playlist is computed from it.
 * Durations are whole milliseconds so that sums are exact; sizes are bytes; bandwidths are bits per second.
 */
export type MediaIndex = Readonly<{
  version: 1;
  asset: string;
  /** SHA-256 of everything the package was made from; a new package of the same asset has another one. */
  fingerprint: string;
  /** One pass through the film; the segments of every track add up to exactly this. */
  durationMs: number;
  video: readonly VideoTrack[];
  audio: readonly AudioTrack[];
  subtitles: readonly SubtitleTrack[];
  thumbnails: Thumbnails;
  /** How pictures and sound are encrypted; left out where they lie in the clear. */
  protection?: FilmProtection;
  /** Files that lie in the package of another asset; left out where all lie in this one. */
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
  /** Stable name, also the name of its playlist: `v360`, `a-ko`. */
  id: string;
  /** The id with a hash of the content: what lies in it never changes. */
  folder: string;
  /** Hash of what the track was encoded from and how; a track of the same source need not be encoded again. */
  source: string;
  /** RFC 6381. */
  codecs: string;
  averageBandwidth: number;
  peakBandwidth: number;
  initBytes: number;
  segments: readonly Segment[];
}>;

export type VideoTrack = MediaTrack & Readonly<{ width: number; height: number; frameRate: number }>;

/** What a sound is that is not the film's own: a description of the picture, or people who talk about the film. */
export const SOUND_ROLES = ['description', 'commentary'] as const;
export type SoundRole = (typeof SOUND_ROLES)[number];

/** `language` is a BCP 47 tag; the film's own sound has no `role`. */
export type AudioTrack = MediaTrack & Readonly<{ language: string; channels: number; role?: SoundRole }>;

/** Captions also say who speaks and what sounds; subtitles carry the dialogue alone. */
export type SubtitleKind = 'subtitles' | 'captions';

/** The whole film's cues lie in `<folder>/cues.vtt`; segments of it are cut when asked for. */
export type SubtitleTrack = Readonly<{ id: string; folder: string; kind: SubtitleKind; language: string }>;

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

/** The names of files inside a track's folder. */
export const INIT_FILE = 'init.mp4';
export const CUES_FILE = 'cues.vtt';
export const segmentFile = (number: number) => `${number}.m4s`;
/** Path of segment `number` of a subtitle playlist; it is cut from the cues when asked for. */
export const subtitleSegmentFile = ({ folder }: SubtitleTrack, number: number) => `${folder}/${number}.vtt`;
export const sheetFile = (number: number) => `${number}.jpg`;

export const videoTrackId = (height: number) => `v${height}`;
export const audioTrackId = (language: string, role?: SoundRole) => `a-${language.toLowerCase()}${role ? `-${role}` : ''}`;
export const subtitleTrackId = (language: string, kind: SubtitleKind) =>
  `s-${language.toLowerCase()}${kind === 'captions' ? '-cc' : ''}`;
