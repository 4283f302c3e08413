import { keyLines } from './encryption/key-lines.ts';
import {
  INIT_FILE,
  segmentFile,
  subtitleSegmentFile,
  type AudioTrack,
  type MediaIndex,
  type SubtitleTrack,
  type VideoTrack,
} from './media-index.ts';
import { listPictureSegments, listSegments, targetDuration, type ListedSegment, type Programme } from './timeline.ts';

/** Milliseconds as the seconds of an EXTINF: three places say all there is. */
export const extinf = (ms: number) => `#EXTINF:${(ms / 1000).toFixed(3)},`;

/** The lines that every VOD playlist of an asset begins with. */
export const vodHeader = (targetSeconds: number, ...tags: readonly string[]) => [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  `#EXT-X-TARGETDURATION:${targetSeconds}`,
  '#EXT-X-MEDIA-SEQUENCE:0',
  '#EXT-X-PLAYLIST-TYPE:VOD',
  ...tags,
];

export const joinPlaylist = (lines: readonly string[]) => `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`;

/** The lines of all segments; `opening` stands before the first of every pass. */
const passLines = (
  listed: readonly ListedSegment[],
  opening: readonly string[],
  lines: (entry: ListedSegment) => readonly string[],
) =>
  listed.flatMap((entry) => [
    ...(entry.number === 1 && entry.pass > 0 ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(entry.number === 1 ? opening : []),
    ...lines(entry),
  ]);

const mapOf = (folder: string) => `#EXT-X-MAP:URI="${folder}/${INIT_FILE}"`;

const keysOf = ({ index, keySystems }: Programme) => keyLines(index.protection, keySystems);

/** The playlist of a picture or sound track; addresses are relative to the asset. */
export const trackPlaylist = (programme: Programme, track: VideoTrack | AudioTrack): string => {
  const header = vodHeader(targetDuration(programme.index), '#EXT-X-INDEPENDENT-SEGMENTS', ...keysOf(programme));
  const lines = passLines(listSegments(programme, track.segments), [mapOf(track.folder)], ({ number, durationMs }) => [
    extinf(durationMs),
    `${track.folder}/${segmentFile(number)}`,
  ]);
  return joinPlaylist([...header, ...lines]);
};

/** The first picture of every segment, for quick search (RFC 8216 section 4.3.3.6). */
export const iFramePlaylist = (programme: Programme, track: VideoTrack): string => {
  const header = vodHeader(targetDuration(programme.index), '#EXT-X-I-FRAMES-ONLY', ...keysOf(programme));
  const lines = passLines(listSegments(programme, track.segments), [mapOf(track.folder)], ({ number, durationMs, segment }) => [
    extinf(durationMs),
    `#EXT-X-BYTERANGE:${segment.keyFrameBytes ?? segment.bytes}@0`,
    `${track.folder}/${segmentFile(number)}`,
  ]);
  return joinPlaylist([...header, ...lines]);
};

/** Cues in pieces as long as the picture's segments; the pieces bear the times of the film, whatever the pass. */
export const subtitlePlaylist = (programme: Programme, track: SubtitleTrack): string => {
  const lines = passLines(listPictureSegments(programme), [], ({ number, durationMs }) => [
    extinf(durationMs),
    subtitleSegmentFile(track, number),
  ]);
  return joinPlaylist([...vodHeader(targetDuration(programme.index)), ...lines]);
};

/** The I-frame playlist is offered for the smallest picture only: search shows it at thumbnail size. */
export const searchTrack = ({ video }: MediaIndex): VideoTrack | undefined => video[0];
