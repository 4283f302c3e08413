import { parseArgs } from 'node:util';
import type { SubtitleKind } from '@madang/streaming/media-index.ts';
import { DEFAULT_RUNGS, isRungHeight } from '../encode/ladder.ts';
import type { IngestInput } from './ingest-input.ts';

export const USAGE = `Usage: main.ts <film file> --film <name> --to <media folder> --audio <language>=<file> [--audio …]
  [--subtitles <language>=<file> …] [--captions <language>=<file> …] [--rung 360 …] [--crf 32] [--threads 1]
`;

const OPTIONS = {
  film: { type: 'string' },
  to: { type: 'string' },
  audio: { type: 'string', multiple: true },
  subtitles: { type: 'string', multiple: true },
  captions: { type: 'string', multiple: true },
  rung: { type: 'string', multiple: true },
  crf: { type: 'string' },
  threads: { type: 'string' },
} as const;

const parsePair = (pair: string) => {
  const [language, ...file] = pair.split('=');
  if (!language || file.length === 0) throw new RangeError(`"${pair}" is not of the form language=file.`);
  return { language, file: file.join('=') };
};

const parsePairs = (pairs: readonly string[] = []) => pairs.map(parsePair);

const parseSubtitles = (kind: SubtitleKind, pairs?: readonly string[]) => parsePairs(pairs).map((pair) => ({ ...pair, kind }));

const parseNumber = (text: string) => {
  if (!/^\d+$/.test(text)) throw new RangeError(`"${text}" is not a number.`);
  return Number(text);
};

const parseRung = (text: string) => {
  const height = parseNumber(text);
  if (!isRungHeight(height)) throw new RangeError(`There is no rung of ${text} lines.`);
  return height;
};

/** What the words of a command line ask of the ingest. Throws with a message for whoever typed them. */
export const parseCommandLine = (words: readonly string[]): IngestInput => {
  const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  const [video, ...more] = positionals;
  const { film, to: directory, audio, subtitles, captions, rung, crf, threads } = values;
  if (!video || more.length > 0 || !film || !directory) throw new RangeError('One film file, --film and --to are needed.');
  return {
    film,
    video,
    directory,
    audio: parsePairs(audio),
    subtitles: [...parseSubtitles('subtitles', subtitles), ...parseSubtitles('captions', captions)],
    rungs: rung?.map(parseRung) ?? DEFAULT_RUNGS,
    ...(crf && { crf: parseNumber(crf) }),
    ...(threads && { threads: parseNumber(threads) }),
  };
};
