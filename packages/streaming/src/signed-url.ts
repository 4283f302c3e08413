import { MASTER_PLAYLIST } from './master-playlist.ts';

/** Purposes of a signed URL: film, program of the guide, strip, download or preview. Only the first two are renewed. */
export const MEDIA_PURPOSES = ['film', 'programme', 'strip', 'download', 'preview'] as const;
export type MediaPurpose = (typeof MEDIA_PURPOSES)[number];

/**
 * Claims of a signed media URL: one asset, played as one content of `durationSeconds` within one session, until
 * `expiresAt` (milliseconds since 1970, kept to the second). Anonymous visitors have no session.
 */
export type MediaClaims = Readonly<{
  purpose: MediaPurpose;
  assetId: string;
  /** Content id. For live playback the id of the airing, or the channel. */
  contentId: string;
  /** Which variant of the asset: with this URL the other one answers 404. */
  encrypted: boolean;
  durationSeconds: number;
  sessionId: string | null;
  expiresAt: number;
}>;

/** Parsed media URL, its signature not verified yet. `file` is the name below the asset. */
type MediaAddress = Readonly<{ payload: string; seal: string; assetId: string; file: string }>;

const PREFIX = '/media/';
const LAYOUT = '3';
const [CLEAR, ENCRYPTED] = ['clear', 'cbcs'];
const NO_SESSION = '-';
const DAY_SECONDS = 86_400;

/** Safe file names: without percent signs and double dots, so no path traversal. */
const NAME = '[a-z0-9-]{1,100}';
const TOKEN = '([\\w-]{16,600})\\.([\\w-]{43})';
const ADDRESS = new RegExp(`^${PREFIX}${TOKEN}/(${NAME})/((?:${NAME}/){0,2}${NAME}\\.[a-z0-9]{2,5})$`);

const FIELD = /^[^|]{1,200}$/;

const isDuration = (seconds: number) => seconds > 0 && seconds <= DAY_SECONDS;

const isPurpose = (name: string | undefined): name is MediaPurpose => MEDIA_PURPOSES.some((purpose) => purpose === name);

/** Serializes the claims: version, purpose, expiry, duration, variant, asset, content and session, in that order. */
export const writeClaims = (claims: MediaClaims): string => {
  const { purpose, assetId, contentId, encrypted, durationSeconds, sessionId, expiresAt } = claims;
  const fields = [assetId, contentId, sessionId ?? NO_SESSION];
  if (!fields.every((field) => FIELD.test(field))) throw new RangeError(`A grant cannot carry ${fields.join(', ')}.`);
  if (!isDuration(durationSeconds)) throw new RangeError(`An episode cannot last ${durationSeconds} seconds.`);
  const variant = encrypted ? ENCRYPTED : CLEAR;
  return [LAYOUT, purpose, Math.floor(expiresAt / 1000), durationSeconds, variant, ...fields].join('|');
};

/** Parses the claims. Undefined when malformed. */
export const readClaims = (payload: string): MediaClaims | undefined => {
  const [layout, purpose, expiry, duration, variant, assetId, contentId, session, ...more] = payload.split('|');
  const expiresAt = Number(expiry) * 1000;
  const durationSeconds = Number(duration);
  if (layout !== LAYOUT || !isPurpose(purpose) || (variant !== CLEAR && variant !== ENCRYPTED)) return undefined;
  if (!assetId || !contentId || !session || more.length > 0) return undefined;
  if (!Number.isSafeInteger(expiresAt) || !isDuration(durationSeconds)) return undefined;
  const sessionId = session === NO_SESSION ? null : session;
  return { purpose, assetId, contentId, encrypted: variant === ENCRYPTED, durationSeconds, sessionId, expiresAt };
};

/** Path of a file. Relative URLs in playlists inherit the token. `payload` and `seal` are base64url. */
export const writeAddress = (payload: string, seal: string, assetId: string, file = MASTER_PLAYLIST) =>
  `${PREFIX}${payload}.${seal}/${assetId}/${file}`;

/** Parses a raw request path without its query. Undefined for other paths. */
export const parseAddress = (path: string): MediaAddress | undefined => {
  const [, payload, seal, assetId, file] = ADDRESS.exec(path) ?? [];
  return payload && seal && assetId && file ? { payload, seal, assetId, file } : undefined;
};
