import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { landFile } from '@madang/database/durable-files.ts';
import { CUES_FILE, subtitleTrackId, type SubtitleKind, type SubtitleRendition } from '@madang/streaming/media-index.ts';
import { formatWebVtt, type SkippedLine } from '@madang/streaming/webvtt.ts';
import { MediaFault } from '../media-fault.ts';
import { readSubtitles } from '../subtitles/read-subtitles.ts';
import { hashParts } from './packaged-track.ts';

type Source = Readonly<{ language: string; kind: SubtitleKind; file: string; encoding?: string }>;

/** Lines that are listed one by one; a file with more of them is reported by their number. */
const MAX_LISTED_LINES = 20;

const reportSkipped = (file: string, skipped: readonly SkippedLine[], onNotice: (notice: string) => void) => {
  for (const { line, why } of skipped.slice(0, MAX_LISTED_LINES)) onNotice(`${file}, line ${line}: ${why}`);
  const more = skipped.length - MAX_LISTED_LINES;
  if (more > 0) onNotice(`${file}: ${more} more lines were skipped`);
};

/**
 * Reads a file of subtitles and writes it as WebVTT into a folder named after its content. Reports the lines that it skips,
 * and throws on a cue behind the end of the film.
 */
export const packageSubtitles = async (
  source: Source,
  filmMs: number,
  directory: string,
  onNotice: (notice: string) => void,
): Promise<SubtitleRendition> => {
  const { language, kind, file } = source;
  const { styles, skipped, ...parsed } = await readSubtitles(source);
  reportSkipped(file, skipped, onNotice);
  const late = parsed.cues.find(({ startMs }) => startMs >= filmMs);
  if (late) throw new MediaFault(`${file}: a cue starts at ${late.startMs} ms, behind the end of the film.`);
  // A cue that outlasts the film would show over the beginning of its repeat.
  const cues = parsed.cues.map((cue) => ({ ...cue, endMs: Math.min(cue.endMs, filmMs) }));
  const text = formatWebVtt({ styles, cues });
  const id = subtitleTrackId(language, kind);
  const folder = `${id}-${hashParts([text])}`;
  await mkdir(join(directory, folder), { recursive: true });
  await landFile(join(directory, folder, CUES_FILE), text);
  return { id, folder, kind, language };
};
