import { listPictureSegments, playingTimeMs, type Programme } from './timeline.ts';
import { cuesBetween, formatWebVtt, repeatCues, type CueFile } from './webvtt.ts';

/** Cue times count from the start of the film, where its pictures begin at zero too (RFC 8216 section 3.5). */
const TIMESTAMP_MAP = 'X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0';

/** Cues of segment `number` of a subtitle playlist, counted from 1. */
export const subtitleSegment = (programme: Programme, cues: CueFile, number: number): string => {
  const onePass = { ...programme, durationSeconds: programme.index.durationMs / 1000 };
  const listed = listPictureSegments(onePass)[number - 1];
  if (!listed) throw new RangeError(`${programme.index.asset} has no segment ${number}.`);
  return formatWebVtt(cuesBetween(cues, listed.startMs, listed.startMs + listed.durationMs), [TIMESTAMP_MAP]);
};

/** Empty segment, for films without cues in a language. */
export const emptySubtitles = (): string => formatWebVtt({ styles: [], cues: [] }, [TIMESTAMP_MAP]);

/** All cues of an episode in one file, at the episode's times: for offline playback. */
export const wholeSubtitles = (programme: Programme, cues: CueFile): string =>
  formatWebVtt(repeatCues(cues, programme.index.durationMs, playingTimeMs(programme)));
