import { open } from 'node:fs/promises';
import { readWebVttLines, type WebVttCue, type CueAtLine, type CueFile, type SkippedLine } from '@madang/streaming/webvtt.ts';
import { isMissing, MediaFault } from '../media-fault.ts';
import { writeCueText } from './cue-text.ts';
import { decodeText } from './decode-text.ts';
import { readAss } from './read-ass.ts';
import { readSami, samiLanguages } from './read-sami.ts';
import { readSubRip } from './read-subrip.ts';
import { readTags, WEBVTT_TAGS } from './read-tags.ts';
import { readTtml } from './read-ttml.ts';
import type { SubtitleReading } from './reading.ts';
import { keepKnownSettings } from './vtt-settings.ts';

const MIB = 1024 * 1024;
/** The words of a film of ten hours weigh less than one; whatever is larger is something else. */
const LARGEST_BYTES = 10 * MIB;

const inOrder = (a: WebVttCue, b: WebVttCue) => a.startMs - b.startMs || a.endMs - b.endMs;

/** Cues that show something for some time, each once, in the order of their start. Those that overlap show together. */
const tidy = (cues: readonly CueAtLine[], skipped: readonly SkippedLine[]) => {
  const seen = new Set<string>();
  const timeless: SkippedLine[] = [];
  const kept = cues.toSorted(inOrder).flatMap(({ line, ...cue }): readonly WebVttCue[] => {
    const whole = JSON.stringify(cue);
    if (cue.text === '' || seen.has(whole)) return [];
    if (cue.endMs <= cue.startMs) {
      timeless.push({ line, why: 'A cue ends before it starts, or with it' });
      return [];
    }
    seen.add(whole);
    return [cue];
  });
  return { cues: kept, skipped: [...skipped, ...timeless].toSorted((a, b) => a.line - b.line) };
};

const readVtt = (text: string): SubtitleReading => {
  const { cues, skipped } = readWebVttLines(text);
  const unknown: SkippedLine[] = [];
  const clean = cues.map((cue) => {
    const { runs, dropped } = readTags(cue.text, WEBVTT_TAGS);
    if (dropped.length > 0) unknown.push({ line: cue.line, why: `No tag of WebVTT, and not shown: ${dropped.join(' ')}` });
    return { ...cue, settings: keepKnownSettings(cue.settings), text: writeCueText(runs) };
  });
  return { cues: clean, skipped: [...skipped, ...unknown] };
};

const isWebVtt = (text: string) => /^WEBVTT(?:[ \t\n]|$)/.test(text);
const isSami = (text: string) => /^\s*(?:<!--.*?-->\s*)?<sami\b/is.test(text);
const isTtml = (text: string) => /^\s*(?:<\?xml|<(?:\w+:)?tt[\s>])/.test(text);
const isAss = (text: string) => /^\s*\[(?:Script Info|Events|V4\+? Styles)\]/im.test(text);

/** What a file is, from how it begins and not from its name. */
const read = (text: string, language: string): SubtitleReading => {
  if (isWebVtt(text)) return readVtt(text);
  if (isSami(text)) return readSami(text, language);
  if (isTtml(text)) return readTtml(text, language);
  return isAss(text) ? readAss(text) : readSubRip(text);
};

/** Subtitles as they are packaged, and what of their file was left out. */
export type ReadSubtitles = CueFile & Readonly<{ skipped: readonly SkippedLine[] }>;

/**
 * Reads the subtitles of a language in a text, in whichever of the formats. Lines that cannot be read are skipped and listed.
 * Throws SyntaxError when there are no cues.
 */
export const parseSubtitles = (text: string, language: string): ReadSubtitles => {
  // Programs that turn line ends twice write two returns; others leave zero bytes behind.
  const clean = text
    .replace(/^\uFEFF/, '')
    .replace(/\r+\n|\r/g, '\n')
    .replace(/\0+/g, ' ');
  const { cues, skipped } = read(clean, language);
  const tidied = tidy(cues, skipped);
  if (tidied.cues.length === 0) {
    const [first] = tidied.skipped;
    const reason = first ? ` Line ${first.line}: ${first.why}.` : '';
    throw new SyntaxError(`there are no cues in it: WebVTT, SubRip, ASS, SAMI and TTML are read.${reason}`);
  }
  return { styles: [], ...tidied };
};

const readSmallFile = async (file: string) => {
  const handle = await open(file).catch((error: unknown) => {
    throw isMissing(error) ? new MediaFault(`${file} is not there.`, { cause: error }) : error;
  });
  try {
    const { size } = await handle.stat();
    if (size > LARGEST_BYTES) throw new MediaFault(`${file} is larger than 10 MB: these are no subtitles.`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
};

/** The languages in which a file may have been written: those that it names itself, and the one that is wanted. */
const languagesOf = (bytes: Buffer, language: string) => {
  const ascii = bytes.toString('latin1');
  return isSami(ascii) ? [...new Set([...samiLanguages(ascii).values(), language])] : [language];
};

/** The encoding that an XML declaration names. */
const declaredEncoding = (bytes: Buffer) =>
  /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(bytes.toString('latin1', 0, 200))?.[1];

type SubtitleFile = Readonly<{ file: string; language: string; encoding?: string | undefined }>;

/** Reads a file of subtitles in a language. Throws MediaFault with one line when it cannot be read. */
export const readSubtitles = async ({ file, language, encoding }: SubtitleFile): Promise<ReadSubtitles> => {
  const bytes = await readSmallFile(file);
  const text = decodeText(bytes, languagesOf(bytes, language), encoding ?? declaredEncoding(bytes));
  if (text === null) {
    throw new MediaFault(
      `${file} is in an encoding that cannot be detected: save it as UTF-8, or name its encoding with --encoding ${language}=NAME.`,
    );
  }
  try {
    return parseSubtitles(text, language);
  } catch (error) {
    if (error instanceof SyntaxError) throw new MediaFault(`${file} cannot be read: ${error.message}`, { cause: error });
    throw error;
  }
};
