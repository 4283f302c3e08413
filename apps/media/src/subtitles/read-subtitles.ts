import { open } from 'node:fs/promises';
import { parseWebVtt, type Cue, type CueFile } from '@madang/streaming/webvtt.ts';
import { isMissing, MediaFault } from '../media-fault.ts';
import { cleanCueText } from './cue-text.ts';
import { decodeText } from './decode-text.ts';
import { readAss } from './read-ass.ts';
import { readSubRip } from './read-subrip.ts';

const MIB = 1024 * 1024;
/** The words of a film of ten hours weigh less than one; whatever is larger is something else. */
const LARGEST_BYTES = 10 * MIB;

const inOrder = (a: Cue, b: Cue) => a.startMs - b.startMs || a.endMs - b.endMs;

/** Cues that show something for some time, each once, in the order of their start. Those that overlap show together. */
const tidy = (cues: readonly Cue[]): readonly Cue[] => {
  const seen = new Set<string>();
  return cues.toSorted(inOrder).filter((cue) => {
    const whole = JSON.stringify(cue);
    if (cue.text === '' || cue.endMs <= cue.startMs || seen.has(whole)) return false;
    seen.add(whole);
    return true;
  });
};

const readVtt = (text: string): readonly Cue[] =>
  parseWebVtt(text).cues.map((cue) => ({ ...cue, text: cleanCueText(cue.text, true) }));

/** What a file is, told by how it begins and not by its name. */
const read = (text: string): readonly Cue[] => {
  if (/^WEBVTT(?:[ \t\n]|$)/.test(text)) return readVtt(text);
  return /^\s*\[Script Info\]|^\[Events\]/im.test(text) ? readAss(text) : readSubRip(text);
};

/** Reads the subtitles in a text, in whichever of the formats. Throws SyntaxError when there are none. */
export const parseSubtitles = (text: string): CueFile => {
  const cues = tidy(read(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')));
  if (cues.length === 0) throw new SyntaxError('there are no cues in it: WebVTT, SubRip and ASS are read.');
  return { styles: [], cues };
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

/** Reads a file of subtitles in a language. Throws MediaFault with one line when it cannot be read. */
export const readSubtitles = async (file: string, language: string): Promise<CueFile> => {
  const text = decodeText(await readSmallFile(file), language);
  if (text === null) throw new MediaFault(`${file} is in an encoding that cannot be told: save it as UTF-8.`);
  try {
    return parseSubtitles(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new MediaFault(`${file} cannot be read: ${error.message}`, { cause: error });
    throw error;
  }
};
