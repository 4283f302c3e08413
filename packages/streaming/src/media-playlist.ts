import { keyLines } from './encryption/key-lines.ts';
import {
  INIT_FILE,
  segmentFile,
  subtitleSegmentFile,
  type AudioRendition,
  type MediaIndex,
  type SubtitleRendition,
  type VideoTrack,
} from './media-index.ts';
import { listPictureSegments, listSegments, targetDuration, type ListedSegment, type Programme } from './timeline.ts';

/** EXTINF of a duration in milliseconds. Three decimals are exact. */
export const extinf = (ms: number) => `#EXTINF:${(ms / 1000).toFixed(3)},`;

/** Header of all VOD playlists of an asset. */
export const vodHeader = (targetSeconds: number, ...tags: readonly string[]) => [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  `#EXT-X-TARGETDURATION:${targetSeconds}`,
  '#EXT-X-MEDIA-SEQUENCE:0',
  '#EXT-X-PLAYLIST-TYPE:VOD',
  ...tags,
];

export const joinPlaylist = (lines: readonly string[]) => `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`;

/** Lines of all segments. `opening` precedes the first segment of every pass. */
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

/** Playlist of a video or audio track. URLs are relative to the asset. */
export const trackPlaylist = (programme: Programme, track: VideoTrack | AudioRendition): string => {
  const header = vodHeader(targetDuration(programme.index), '#EXT-X-INDEPENDENT-SEGMENTS', ...keysOf(programme));
  const lines = passLines(listSegments(programme, track.segments), [mapOf(track.folder)], ({ number, durationMs }) => [
    extinf(durationMs),
    `${track.folder}/${segmentFile(number)}`,
  ]);
  return joinPlaylist([...header, ...lines]);
};

/** I-frame playlist for trick play: the first frame of every segment (RFC 8216, 4.3.3.6). */
export const iFramePlaylist = (programme: Programme, track: VideoTrack): string => {
  const header = vodHeader(targetDuration(programme.index), '#EXT-X-I-FRAMES-ONLY', ...keysOf(programme));
  const lines = passLines(listSegments(programme, track.segments), [mapOf(track.folder)], ({ number, durationMs, segment }) => [
    extinf(durationMs),
    `#EXT-X-BYTERANGE:${segment.keyFrameBytes ?? segment.bytes}@0`,
    `${track.folder}/${segmentFile(number)}`,
  ]);
  return joinPlaylist([...header, ...lines]);
};

/** Subtitle playlist, segmented like the video. Cue times are those of the film in every pass. */
export const subtitlePlaylist = (programme: Programme, track: SubtitleRendition): string => {
  const lines = passLines(listPictureSegments(programme), [], ({ number, durationMs }) => [
    extinf(durationMs),
    subtitleSegmentFile(track, number),
  ]);
  return joinPlaylist([...vodHeader(targetDuration(programme.index)), ...lines]);
};

/** Track for the I-frame playlist: the smallest, because it is shown at thumbnail size. */
export const searchTrack = ({ video }: MediaIndex): VideoTrack | undefined => video[0];
