/** Rewrites a film's playlists for offline playback. Names are relative to the film's folder. */

/** Quality, and audio languages besides the original. */
export interface OfflineChoice {
  /** Height in pixels. The next smaller one where it is missing. */
  readonly height: number;
  /** BCP 47. */
  readonly audio: readonly string[];
}

interface OfflineSubtitle {
  /** BCP 47. */
  readonly language: string;
  readonly closedCaptions: boolean;
  /** WebVTT file. */
  readonly file: string;
}

export interface OfflinePlan {
  /** Stored master playlist: one video rendition, the chosen audio, no subtitles. */
  readonly master: string;
  /** Media playlists that it refers to. */
  readonly playlists: readonly string[];
  readonly audio: readonly string[];
  readonly subtitles: readonly OfflineSubtitle[];
}

const ATTRIBUTE = /([A-Z0-9-]+)=("[^"]*"|[^",]*)/g;

/** Attribute list of a tag (RFC 8216, 4.2), unquoted. */
const attributesOf = (line: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...line.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value.replaceAll('"', '')]));

const isSameLanguage = (one: string, other: string): boolean =>
  one.toLowerCase().split('-')[0] === other.toLowerCase().split('-')[0];

const isTag = (line: string, tag: string): boolean => line.startsWith(`${tag}:`);

const VARIANT = '#EXT-X-STREAM-INF';
const MEDIA = '#EXT-X-MEDIA';

interface Variant {
  readonly line: string;
  readonly uri: string;
  readonly height: number;
  readonly bandwidth: number;
}

const variantsOf = (lines: readonly string[]): readonly Variant[] =>
  lines.flatMap((line, at) => {
    const uri = lines[at + 1];
    if (!isTag(line, VARIANT) || uri === undefined) return [];
    const { RESOLUTION = '', BANDWIDTH = '' } = attributesOf(line);
    return [{ line, uri, height: Number(RESOLUTION.split('x')[1] ?? 0), bandwidth: Number(BANDWIDTH) }];
  });

const byHeight = (one: Variant, other: Variant): number => other.height - one.height || other.bandwidth - one.bandwidth;

/** Name of a whole subtitle file: an hour in ten languages would otherwise be nine thousand segments. */
const wholeFileOf = (playlist: string): string => playlist.replace(/\.m3u8$/, '.vtt');

/** Selects the renditions to store from a master playlist. Throws where it has no video. */
export const planOffline = (master: string, { height, audio }: OfflineChoice): OfflinePlan => {
  const lines = master.split(/\r?\n/).filter((line) => line !== '');
  const variants = variantsOf(lines).toSorted(byHeight);
  const variant = variants.find((each) => each.height <= height) ?? variants.at(-1);
  if (!variant) throw new Error('The master playlist names no picture.');
  const media = lines.filter((line) => isTag(line, MEDIA)).map((line) => ({ line, attributes: attributesOf(line) }));
  const sounds = media.filter(
    ({ attributes: { TYPE, LANGUAGE = '', DEFAULT, CHARACTERISTICS } }) =>
      TYPE === 'AUDIO' &&
      // Audio descriptions and commentaries have characteristics.
      (DEFAULT === 'YES' || (!CHARACTERISTICS && audio.some((language) => isSameLanguage(language, LANGUAGE)))),
  );
  const subtitles = media.flatMap(({ attributes: { TYPE, LANGUAGE, CHARACTERISTICS = '', URI } }) =>
    TYPE === 'SUBTITLES' && LANGUAGE !== undefined && URI !== undefined
      ? [{ language: LANGUAGE, closedCaptions: CHARACTERISTICS.includes('public.accessibility.'), file: wholeFileOf(URI) }]
      : [],
  );
  const header = lines.filter(
    (line) => !line.startsWith('#EXT-X-') || /^#EXT-X-(VERSION|INDEPENDENT-SEGMENTS|SESSION-KEY)/.test(line),
  );
  const kept = [
    ...header.filter((line) => line.startsWith('#')),
    ...sounds.map(({ line }) => line),
    variant.line.replace(/,SUBTITLES="[^"]*"/, ''),
    variant.uri,
  ];
  return {
    master: `${kept.join('\n')}\n`,
    playlists: [variant.uri, ...sounds.flatMap(({ attributes: { URI } }) => URI ?? [])],
    audio: sounds.flatMap(({ attributes: { LANGUAGE } }) => LANGUAGE ?? []),
    subtitles,
  };
};

/** Key files of a media playlist. Keys of licence servers are not files. */
export const listKeyFiles = (playlist: string): readonly string[] => {
  const keys = playlist.split(/\r?\n/).flatMap((line) => (isTag(line, '#EXT-X-KEY') ? (attributesOf(line)['URI'] ?? []) : []));
  return [...new Set(keys.filter((key) => !/^[a-z]+:/i.test(key)))];
};

/** Files of a media playlist without duplicates: keys, init segments and segments. */
export const listPieces = (playlist: string): readonly string[] => {
  const pieces = playlist.split(/\r?\n/).flatMap((line) => {
    if (isTag(line, '#EXT-X-MAP')) return attributesOf(line)['URI'] ?? [];
    return line === '' || line.startsWith('#') ? [] : line;
  });
  return [...new Set([...listKeyFiles(playlist), ...pieces])];
};
