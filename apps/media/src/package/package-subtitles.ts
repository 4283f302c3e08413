import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { landFile } from '@madang/database/durable-files.ts';
import { CUES_FILE, subtitleTrackId, type SubtitleKind, type SubtitleTrack } from '@madang/streaming/media-index.ts';
import { formatWebVtt } from '@madang/streaming/webvtt.ts';
import { MediaFault } from '../media-fault.ts';
import { readSubtitles } from '../subtitles/read-subtitles.ts';
import { contentHash } from './packaged-track.ts';

type Source = Readonly<{ language: string; kind: SubtitleKind; file: string }>;

/** Reads a file of subtitles and writes it as WebVTT into a folder named after its content. Throws on a cue behind the end of the film. */
export const packageSubtitles = async (source: Source, filmMs: number, directory: string): Promise<SubtitleTrack> => {
  const { language, kind, file } = source;
  const parsed = await readSubtitles(file, language);
  const late = parsed.cues.find(({ startMs }) => startMs >= filmMs);
  if (late) throw new MediaFault(`${file}: a cue starts at ${late.startMs} ms, behind the end of the film.`);
  // A cue that outlasts the film would show over the beginning of its repeat.
  const cues = parsed.cues.map((cue) => ({ ...cue, endMs: Math.min(cue.endMs, filmMs) }));
  const text = formatWebVtt({ ...parsed, cues });
  const id = subtitleTrackId(language, kind);
  const folder = `${id}-${contentHash([text])}`;
  await mkdir(join(directory, folder), { recursive: true });
  await landFile(join(directory, folder, CUES_FILE), text);
  return { id, folder, kind, language };
};
