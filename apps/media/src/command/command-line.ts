import { parseArgs, type ParseArgsConfig } from 'node:util';
import { BCP47, isLanguage } from '@madang/domain/shared/language.ts';
import type { SubtitleKind } from '@madang/streaming/media-index.ts';
import { isRungHeight, type RungHeight } from '../encode/ladder.ts';
import type { IngestInput } from '../ingest/ingest-input.ts';
import { isFilmName } from '../ingest/ingest-input.ts';
import { MediaFault } from '../media-fault.ts';
import { isEncoding } from '../subtitles/decode-text.ts';

export const USAGE = `npm run media -- ingest FILE    makes an asset of a film: any file that ffmpeg reads
    --title ID                  the title that plays it, with its number in the catalogue
    --asset NAME                how the asset is called; without it, after the title or the file
    --audio LANGUAGE=FILE       a sound; several may be given. Without any, the film's own sounds
    --language LANGUAGE         of the film's own sound, where the file does not tell it
    --subtitles LANGUAGE=FILE   dialogue: WebVTT, SubRip, ASS, SAMI or TTML; several may be given
    --captions LANGUAGE=FILE    dialogue, speakers and sounds
    --encoding LANGUAGE=NAME    of the subtitles in a language, such as tr=windows-1254, where it cannot be detected
    --rung LINES                360, 540, 720 or 1080; several may be given. Without any, those that the film fills
    --crf NUMBER                quality: lower is better and larger; 32 without it
    --threads NUMBER            of the encoder; the same number gives the same bytes everywhere; 1 without it
    --accept-damage             take a damaged film as far as it can be read
    --out FOLDER                the media folder; without it, MEDIA_DIR
npm run media -- attach ASSET --title ID
npm run media -- publish ASSET [--out FOLDER]    sends it to the bucket, where MEDIA_STORAGE=s3; an ingest does so itself
npm run media -- encrypt ASSET [--out FOLDER]    for subscribers, beside the clear one; an ingest does so itself, unless MEDIA_PROTECTION=off
npm run media -- keys ASSET [--out FOLDER]       what a licence server has to know: key id and key in hexadecimal digits
npm run media -- list [--out FOLDER]
npm run media -- verify ASSET [--out FOLDER]

LANGUAGE is a tag such as ko or pt-BR, or one of ours such as pt_br. An interrupted ingest resumes when it is run again.
`;

/** An asset that is to be made; without chosen rungs they depend on the film. */
export type IngestWish = Omit<IngestInput, 'directory' | 'rungs'> & Readonly<{ rungs?: readonly RungHeight[] }>;

/** Parsed command. `out` and `title` are null where they were not given. */
export type MediaWish =
  | Readonly<{ kind: 'help' }>
  | Readonly<{ kind: 'list'; out: string | null }>
  | Readonly<{ kind: 'verify' | 'publish' | 'encrypt' | 'keys'; asset: string; out: string | null }>
  | Readonly<{ kind: 'attach'; asset: string; title: string; out: string | null }>
  | Readonly<{ kind: 'ingest'; input: IngestWish; title: string | null; out: string | null }>;

const OUT = { out: { type: 'string' } } as const;

const INGEST = {
  ...OUT,
  title: { type: 'string' },
  asset: { type: 'string' },
  audio: { type: 'string', multiple: true },
  language: { type: 'string' },
  subtitles: { type: 'string', multiple: true },
  captions: { type: 'string', multiple: true },
  encoding: { type: 'string', multiple: true },
  rung: { type: 'string', multiple: true },
  crf: { type: 'string' },
  threads: { type: 'string' },
  'accept-damage': { type: 'boolean' },
} as const;

/** x264 goes no further. */
const MAX_CRF = 51;
const MAX_THREADS = 64;

const read = <const T extends NonNullable<ParseArgsConfig['options']>>(words: readonly string[], options: T) => {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new MediaFault(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error), { cause: error });
  }
};

const one = (positionals: readonly string[], what: string) => {
  const [only, ...more] = positionals;
  if (!only || more.length > 0) throw new MediaFault(`One ${what} is needed. npm run media -- help says more.`);
  return only;
};

const tagOf = (language: string) => (isLanguage(language) ? BCP47[language] : language);

const parsePair = (pair: string) => {
  const [language, ...file] = pair.split('=');
  if (!language || file.join('=') === '') throw new MediaFault(`"${pair}" is not of the form language=file.`);
  return { language: tagOf(language), file: file.join('=') };
};

const parsePairs = (pairs: readonly string[] = []) => pairs.map(parsePair);

type Encodings = ReadonlyMap<string, string>;

/** Names of encodings by language. */
const parseEncodings = (pairs?: readonly string[]): Encodings =>
  new Map(
    parsePairs(pairs).map(({ language, file: name }) => {
      if (!isEncoding(name)) throw new MediaFault(`"${name}" is no encoding that can be read.`);
      return [language, name];
    }),
  );

const parseSubtitles = (kind: SubtitleKind, encodings: Encodings, pairs?: readonly string[]) =>
  parsePairs(pairs).map((pair) => {
    const encoding = encodings.get(pair.language);
    return { ...pair, kind, ...(encoding && { encoding }) };
  });

const parseNumber = (text: string, least: number, most: number) => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new MediaFault(`"${text}" is not a number from ${least} to ${most}.`);
  }
  return number;
};

const parseRung = (text: string) => {
  const height = Number(text);
  if (!isRungHeight(height)) throw new MediaFault(`There is no rung of ${text} lines.`);
  return height;
};

/** A name for the asset of a file, made of its letters and digits. */
const nameOfFile = (file: string) => {
  const [base = ''] = (file.split(/[/\\]/).at(-1) ?? '').split('.');
  const name = base
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (!isFilmName(name)) throw new MediaFault(`No name can be made of ${file}: give one with --asset.`);
  return name;
};

const parseIngest = (words: readonly string[]): MediaWish => {
  const { values, positionals } = read(words, INGEST);
  const video = one(positionals, 'film file');
  const { title = null, out = null, asset, audio, language, subtitles, captions, encoding, rung, crf, threads } = values;
  const encodings = parseEncodings(encoding);
  const sources = [...parseSubtitles('subtitles', encodings, subtitles), ...parseSubtitles('captions', encodings, captions)];
  for (const named of encodings.keys()) {
    const isUsed = sources.some(({ language: of }) => of === named);
    if (!isUsed) throw new MediaFault(`There are no subtitles in ${named} that --encoding could be of.`);
  }
  return {
    kind: 'ingest',
    title,
    out,
    input: {
      film: asset ?? (title === null ? nameOfFile(video) : `title-${title}`),
      video,
      audio: parsePairs(audio),
      subtitles: sources,
      ...(rung && { rungs: rung.map(parseRung) }),
      ...(language && { language: tagOf(language) }),
      ...(crf && { crf: parseNumber(crf, 0, MAX_CRF) }),
      ...(threads && { threads: parseNumber(threads, 1, MAX_THREADS) }),
      ...(values['accept-damage'] && { acceptDamage: true }),
    },
  };
};

const parseAsset = (words: readonly string[]) => {
  const { values, positionals } = read(words, { ...OUT, title: { type: 'string' } });
  const asset = one(positionals, 'asset');
  if (!isFilmName(asset)) throw new MediaFault(`"${asset}" is no name of an asset.`);
  return { asset, title: values.title ?? null, out: values.out ?? null };
};

const parseAttach = (words: readonly string[]): MediaWish => {
  const { asset, title, out } = parseAsset(words);
  if (title === null) throw new MediaFault('Which title shall play it? Name it with --title.');
  return { kind: 'attach', asset, title, out };
};

const parseList = (words: readonly string[]): MediaWish => {
  const { values, positionals } = read(words, OUT);
  if (positionals.length > 0) throw new MediaFault('list takes no names. npm run media -- help says more.');
  return { kind: 'list', out: values.out ?? null };
};

const parseNamed =
  (kind: 'verify' | 'publish' | 'encrypt' | 'keys') =>
  (words: readonly string[]): MediaWish => {
    const { asset, out } = parseAsset(words);
    return { kind, asset, out };
  };

const COMMANDS: Readonly<Record<string, (words: readonly string[]) => MediaWish>> = {
  ingest: parseIngest,
  attach: parseAttach,
  list: parseList,
  verify: parseNamed('verify'),
  publish: parseNamed('publish'),
  encrypt: parseNamed('encrypt'),
  keys: parseNamed('keys'),
};

/** Parses the command line. Throws MediaFault with a one-line message for the user. */
export const parseCommandLine = ([command, ...words]: readonly string[]): MediaWish => {
  if (command === undefined || ['help', '--help', '-h'].includes(command) || words.includes('--help')) return { kind: 'help' };
  const parse = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!parse) throw new MediaFault(`There is no "${command}". npm run media -- help says what there is.`);
  return parse(words);
};
