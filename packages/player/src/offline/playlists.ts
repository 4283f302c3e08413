/** What of a film's playlists is kept for watching without a network. Names are relative to the film's folder. */

/** Which picture, and which languages besides the one the film was made in. */
export interface KeptChoice {
  /** Pixels; the next smaller one where the film has no such picture. */
  readonly height: number;
  /** BCP 47. */
  readonly audio: readonly string[];
}

interface KeptSubtitle {
  /** BCP 47. */
  readonly language: string;
  readonly closedCaptions: boolean;
  /** A whole WebVTT file. */
  readonly file: string;
}

export interface KeptPlan {
  /** The master playlist as it is kept: one picture, the chosen sounds, no subtitles. */
  readonly master: string;
  /** The media playlists that it names. */
  readonly playlists: readonly string[];
  readonly audio: readonly string[];
  readonly subtitles: readonly KeptSubtitle[];
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

/**
 * Subtitles are taken as whole files, whose names are those of their playlists: an hour in ten tracks would be nine thousand pieces
 * otherwise.
 */
const wholeFileOf = (playlist: string): string => playlist.replace(/\.m3u8$/, '.vtt');

/** Chooses of a master playlist what is kept. Throws where there is no picture in it. */
export const planKept = (master: string, { height, audio }: KeptChoice): KeptPlan => {
  const lines = master.split(/\r?\n/).filter((line) => line !== '');
  const variants = variantsOf(lines).toSorted(byHeight);
  const variant = variants.find((each) => each.height <= height) ?? variants.at(-1);
  if (!variant) throw new Error('The master playlist names no picture.');
  const media = lines.filter((line) => isTag(line, MEDIA)).map((line) => ({ line, attributes: attributesOf(line) }));
  const sounds = media.filter(
    ({ attributes: { TYPE, LANGUAGE = '', DEFAULT, CHARACTERISTICS } }) =>
      TYPE === 'AUDIO' &&
      // Descriptions and commentaries of the same language have characteristics.
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

/** The keys that a media playlist names beside itself: those of licence servers are no files. */
export const keysOf = (playlist: string): readonly string[] => {
  const keys = playlist.split(/\r?\n/).flatMap((line) => (isTag(line, '#EXT-X-KEY') ? (attributesOf(line)['URI'] ?? []) : []));
  return [...new Set(keys.filter((key) => !/^[a-z]+:/i.test(key)))];
};

/** The files that a media playlist plays, each once however often it is repeated: keys, beginnings and segments. */
export const piecesOf = (playlist: string): readonly string[] => {
  const pieces = playlist.split(/\r?\n/).flatMap((line) => {
    if (isTag(line, '#EXT-X-MAP')) return attributesOf(line)['URI'] ?? [];
    return line === '' || line.startsWith('#') ? [] : line;
  });
  return [...new Set([...keysOf(playlist), ...pieces])];
};
