import { KEY_FILE } from './encryption/key-lines.ts';
import { iFramePlaylistFile, MASTER_PLAYLIST, masterPlaylist, playlistFile, THUMBNAIL_PLAYLIST } from './master-playlist.ts';
import {
  CUES_FILE,
  INIT_FILE,
  segmentFile,
  sheetFile,
  subtitleSegmentFile,
  type AudioRendition,
  type MediaIndex,
  type SubtitleRendition,
  type Thumbnails,
  type VideoTrack,
} from './media-index.ts';
import { iFramePlaylist, searchTrack, subtitlePlaylist, trackPlaylist } from './media-playlist.ts';
import { thumbnailPlaylist } from './thumbnail-playlist.ts';
import type { Programme } from './timeline.ts';

/**
 * Meaning of a file name below an asset. Playlists and cues are generated on request, cues from the film's at `path`:
 * one segment, counted from 1, or the whole episode. A key is derived and never stored. Everything else is stored under
 * its own name.
 */
export type AssetFile =
  | Readonly<{ kind: 'playlist'; write: (programme: Programme) => string }>
  | Readonly<{ kind: 'cues'; path: string; segment: number | 'all' }>
  | Readonly<{ kind: 'key' }>
  | Readonly<{ kind: 'stored'; contentType: string }>;

export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
export const CUES_TYPE = 'text/vtt; charset=utf-8';

/** File with all cues of an episode, for offline playback. */
export const wholeSubtitlesFile = ({ id }: Pick<SubtitleRendition, 'id'>) => `${id}.vtt`;

type Entry = readonly [name: string, file: AssetFile];

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const playlist = (name: string, write: (programme: Programme) => string): Entry => [name, { kind: 'playlist', write }];

const trackFiles = (track: VideoTrack | AudioRendition, contentType: string): readonly Entry[] => [
  playlist(playlistFile(track), (programme) => trackPlaylist(programme, track)),
  ...[INIT_FILE, ...numbers(track.segments.length).map(segmentFile)].map((name): Entry => [
    `${track.folder}/${name}`,
    { kind: 'stored', contentType },
  ]),
];

const subtitleFiles = (track: SubtitleRendition, segments: number): readonly Entry[] => {
  const path = `${track.folder}/${CUES_FILE}`;
  return [
    playlist(playlistFile(track), (programme) => subtitlePlaylist(programme, track)),
    [wholeSubtitlesFile(track), { kind: 'cues', path, segment: 'all' }],
    ...numbers(segments).map((segment): Entry => [subtitleSegmentFile(track, segment), { kind: 'cues', path, segment }]),
  ];
};

const thumbnailFiles = ({ folder, sheets }: Thumbnails): readonly Entry[] => [
  playlist(THUMBNAIL_PLAYLIST, thumbnailPlaylist),
  ...numbers(sheets).map((sheet): Entry => [`${folder}/${sheetFile(sheet)}`, { kind: 'stored', contentType: 'image/jpeg' }]),
];

/** Every file below an asset, as an allow list: other files do not exist, whatever is on the disk. */
export const assetFiles = (index: MediaIndex): ReadonlyMap<string, AssetFile> => {
  const search = searchTrack(index);
  return new Map([
    playlist(MASTER_PLAYLIST, ({ keySystems }) => masterPlaylist(index, { keySystems })),
    ...(index.protection ? [[KEY_FILE, { kind: 'key' }] satisfies Entry] : []),
    ...index.video.flatMap((track) => trackFiles(track, 'video/mp4')),
    ...(search ? [playlist(iFramePlaylistFile(search), (programme) => iFramePlaylist(programme, search))] : []),
    ...index.audio.flatMap((track) => trackFiles(track, 'audio/mp4')),
    ...index.subtitles.flatMap((track) => subtitleFiles(track, index.video[0]?.segments.length ?? 0)),
    ...thumbnailFiles(index.thumbnails),
  ]);
};
