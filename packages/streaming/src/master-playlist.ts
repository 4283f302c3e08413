import type { KeySystem } from '@madang/domain/playback/protection.ts';
import { sessionKeyLines } from './encryption/key-lines.ts';
import type { AudioRendition, MediaIndex, SubtitleRendition, Thumbnails, VideoTrack } from './media-index.ts';
import { searchTrack } from './media-playlist.ts';
import { sortSubtitles, trackName } from './track-name.ts';

const AUDIO_GROUP = 'audio';
const SUBTITLE_GROUP = 'subtitles';

/** Characteristics of closed captions (Apple's HLS authoring specification). */
const CAPTION_CHARACTERISTICS = 'public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound';

/** Nominal bandwidth of the image playlist. No player adapts by it. */
const THUMBNAIL_BANDWIDTH = 16_000;

/** Playlist names, relative to the asset. */
export const MASTER_PLAYLIST = 'master.m3u8';
export const THUMBNAIL_PLAYLIST = 'thumbnails.m3u8';
export const playlistFile = ({ id }: Readonly<{ id: string }>) => `${id}.m3u8`;
export const iFramePlaylistFile = ({ id }: VideoTrack) => `${id}-iframes.m3u8`;

/** Attributes of audio roles. A commentary is never selected automatically. */
const SOUND_KINDS = {
  description: { suffix: ' (AD)', characteristics: 'public.accessibility.describes-video', autoselect: 'YES' },
  commentary: { suffix: ' (Commentary)', characteristics: 'public.auxiliary-content', autoselect: 'NO' },
} as const;

const audioLine = (track: AudioRendition, at: number) => {
  const kind = track.role && SOUND_KINDS[track.role];
  // DEFAULT=YES without AUTOSELECT=YES is not allowed (RFC 8216 section 4.3.4.1).
  const choice = at === 0 ? 'DEFAULT=YES,AUTOSELECT=YES' : `DEFAULT=NO,AUTOSELECT=${kind?.autoselect ?? 'YES'}`;
  return (
    `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="${AUDIO_GROUP}",NAME="${trackName(track.language)}${kind?.suffix ?? ''}",` +
    `LANGUAGE="${track.language}",${choice},${kind ? `CHARACTERISTICS="${kind.characteristics}",` : ''}` +
    `CHANNELS="${track.channels}",URI="${playlistFile(track)}"`
  );
};

const subtitleLine = (track: SubtitleRendition) => {
  const isCaption = track.kind === 'captions';
  const name = `${trackName(track.language)}${isCaption ? ' (CC)' : ''}`;
  const characteristics = isCaption ? `CHARACTERISTICS="${CAPTION_CHARACTERISTICS}",` : '';
  return (
    `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="${SUBTITLE_GROUP}",NAME="${name}",` +
    `LANGUAGE="${track.language}",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,${characteristics}URI="${playlistFile(track)}"`
  );
};

/** Includes the highest audio bitrate, because the player may choose any track. */
const streamLines = (track: VideoTrack, { audio, subtitles }: MediaIndex) => {
  const peak = track.peakBandwidth + Math.max(...audio.map(({ peakBandwidth }) => peakBandwidth));
  const average = track.averageBandwidth + Math.max(...audio.map(({ averageBandwidth }) => averageBandwidth));
  const codecs = [track.codecs, ...new Set(audio.map((sound) => sound.codecs))].join(',');
  return [
    `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},CODECS="${codecs}",` +
      `RESOLUTION=${track.width}x${track.height},FRAME-RATE=${track.frameRate.toFixed(3)},VIDEO-RANGE=SDR,CLOSED-CAPTIONS=NONE,` +
      `AUDIO="${AUDIO_GROUP}"${subtitles.length > 0 ? `,SUBTITLES="${SUBTITLE_GROUP}"` : ''}`,
    playlistFile(track),
  ];
};

const iFrameLine = (track: VideoTrack) => {
  const rates = track.segments.map(({ keyFrameBytes = 0, durationMs }) => (keyFrameBytes * 8000) / durationMs);
  return (
    `#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=${Math.ceil(Math.max(...rates))},CODECS="${track.codecs}",` +
    `RESOLUTION=${track.width}x${track.height},VIDEO-RANGE=SDR,URI="${iFramePlaylistFile(track)}"`
  );
};

const thumbnailLine = ({ width, height }: Thumbnails) =>
  `#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=${THUMBNAIL_BANDWIDTH},CODECS="jpeg",` +
  `RESOLUTION=${width}x${height},URI="${THUMBNAIL_PLAYLIST}"`;

/**
 * Master playlist of an asset (RFC 8216, 4.3.4), identical for every length of an episode. Without `search` it names no
 * I-frame playlists.
 */
export const masterPlaylist = (
  index: MediaIndex,
  {
    search: searches = true,
    keySystems,
  }: { readonly search?: boolean; readonly keySystems?: readonly KeySystem[] | undefined } = {},
): string => {
  const search = searches ? searchTrack(index) : undefined;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...sessionKeyLines(index.protection, keySystems),
    ...index.audio.map(audioLine),
    ...sortSubtitles(index.subtitles).map(subtitleLine),
    ...index.video.flatMap((track) => streamLines(track, index)),
    ...(search ? [iFrameLine(search)] : []),
    ...(searches ? [thumbnailLine(index.thumbnails)] : []),
  ];
  return `${lines.join('\n')}\n`;
};
