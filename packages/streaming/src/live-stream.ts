import { masterPlaylist } from './master-playlist.ts';
import {
  INIT_FILE,
  segmentFile,
  type AudioRendition,
  type MediaIndex,
  type SubtitleRendition,
  type VideoTrack,
} from './media-index.ts';
import { extinf } from './media-playlist.ts';
import {
  countPasses,
  countSegments,
  listedSegment,
  playingTimeMs,
  segmentsShown,
  targetDuration,
  type Programme,
} from './timeline.ts';

/** Name of the channel in URLs, in place of an asset. No film can have this name. */
export const CHANNEL = 'live';

/** Film in a channel's stream, from an instant (milliseconds since 1970) and a sequence number on. */
export type AiredFilm = Readonly<{
  /** Id of the airing in the guide. The title of every segment. */
  id: string;
  startsAt: number;
  segments: number;
  firstSequence: number;
  firstDiscontinuity: number;
  programme: Programme;
}>;

/** One target duration for the whole life of a channel, in seconds (RFC 8216 section 6.2.1): films with longer segments do not fit. */
const TARGET_SECONDS = 4;

/** Segments listed at the live edge: twelve times four seconds. */
const WINDOW = 12;

/** How a film fills `durationSeconds` of a channel with the renditions of `slate`. Null when it does not fit. */
export const fillWith = (
  slate: MediaIndex,
  programme: Programme,
): Readonly<{ playingMs: number; segments: number; passes: number }> | null => {
  const { video, audio } = programme.index;
  const has = (tracks: readonly { readonly id: string }[], wanted: readonly { readonly id: string }[]): boolean =>
    wanted.every(({ id }) => tracks.some((track) => track.id === id));
  if (!has(video, slate.video) || !has(audio, slate.audio) || targetDuration(programme.index) > TARGET_SECONDS) return null;
  const segments = countSegments(programme);
  return { playingMs: playingTimeMs(programme), segments, passes: countPasses(programme, segments) };
};

/** Film that contains a segment. Null for none. Sorted input. */
const filmOf = (films: readonly AiredFilm[], sequence: number): AiredFilm | null => {
  let low = 0;
  let high = films.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((films[middle]?.firstSequence ?? Number.POSITIVE_INFINITY) <= sequence) low = middle;
    else high = middle - 1;
  }
  const film = films[low];
  return film && film.firstSequence <= sequence && sequence < film.firstSequence + film.segments ? film : null;
};

/** Newest complete segment at an instant (milliseconds since 1970). Null for none. */
export const liveEdge = (films: readonly AiredFilm[], now: number): number | null => {
  const begun = films.findLast(({ startsAt }) => startsAt <= now);
  if (!begun) return null;
  const shown = Math.min(begun.segments, segmentsShown(begun.programme, now - begun.startsAt));
  const edge = begun.firstSequence + shown - 1;
  return edge >= (films[0]?.firstSequence ?? 0) ? edge : null;
};

/** First and last sequence number of a playlist. */
export type Window = Readonly<{ first: number; last: number }>;

/** Segments listed at an instant: the newest ones, or all since `from`. */
export const liveWindow = (films: readonly AiredFilm[], now: number, from?: number): Window | null => {
  const last = liveEdge(films, now);
  if (last === null) return null;
  const oldest = films[0]?.firstSequence ?? 0;
  // In the first seconds of a program the segment before it is listed: an empty playlist is invalid.
  return { first: Math.max(oldest, Math.min(last, from ?? last - WINDOW + 1)), last };
};

type Track = VideoTrack | AudioRendition;
type Rendition = Readonly<{ kind: 'media'; id: string }> | Readonly<{ kind: 'subtitles'; id: string }>;

const trackIn = ({ video, audio }: MediaIndex, id: string): Track | undefined =>
  [...video, ...audio].find((track) => track.id === id);

/** Folder name for films without cues in a language. */
export const NO_CUES = 'no-cues';

/** Folder of a film's segments, relative to the channel. */
const folderIn = ({ index }: Programme, folder: string): string => `${index.asset}/${folder}`;

interface Piece {
  readonly lines: readonly string[];
  /** Start of this track's segment in the film, in milliseconds. */
  readonly startMs: number;
  /** First segment of the film. */
  readonly opens: boolean;
  readonly discontinuity: number;
}

const pieceOf = (film: AiredFilm, { kind, id }: Rendition, sequence: number): Piece => {
  const { programme, segments: count } = film;
  const { index } = programme;
  const track = kind === 'media' ? trackIn(index, id) : undefined;
  if (kind === 'media' && !track) throw new RangeError(`${index.asset} has no track ${id}.`);
  const measure = track ?? index.video[0];
  const { pass, number, startMs, durationMs } = listedSegment(
    programme,
    measure?.segments ?? [],
    sequence - film.firstSequence,
    count,
  );
  const opens = number === 1;
  const folder = folderIn(
    programme,
    track?.folder ?? index.subtitles.find((subtitles) => subtitles.id === id)?.folder ?? NO_CUES,
  );
  return {
    lines: [`${extinf(durationMs)}${film.id}`, track ? `${folder}/${segmentFile(number)}` : `${folder}/${number}.vtt`],
    startMs,
    opens,
    discontinuity: film.firstDiscontinuity + pass,
  };
};

/**
 * Live playlist of one rendition (RFC 8216bis, 6.2). A pure function of films and window, so that all nodes generate
 * equal bytes. It has no end tag. With `kind` "event" it starts at the beginning of a program and keeps all segments.
 */
export const livePlaylist = (
  films: readonly AiredFilm[],
  rendition: Rendition,
  { first, last }: Window,
  kind: 'live' | 'event' = 'live',
): string => {
  const lines: string[] = [];
  let opening = 0;
  for (let sequence = first; sequence <= last; sequence += 1) {
    const film = filmOf(films, sequence);
    if (!film) throw new RangeError(`Nothing is known of segment ${sequence}.`);
    const { lines: own, startMs, opens, discontinuity } = pieceOf(film, rendition, sequence);
    const isFirst = sequence === first;
    if (isFirst) opening = discontinuity;
    else if (opens) lines.push('#EXT-X-DISCONTINUITY');
    const track = rendition.kind === 'media' ? trackIn(film.programme.index, rendition.id) : undefined;
    if (track && (isFirst || opens)) lines.push(`#EXT-X-MAP:URI="${folderIn(film.programme, track.folder)}/${INIT_FILE}"`);
    if (isFirst || opens) lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(film.startsAt + startMs).toISOString()}`);
    lines.push(...own);
  }
  const header = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${TARGET_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${opening}`,
    ...(kind === 'event' ? ['#EXT-X-PLAYLIST-TYPE:EVENT'] : []),
    ...(rendition.kind === 'media' ? ['#EXT-X-INDEPENDENT-SEGMENTS'] : []),
  ];
  return `${[...header, ...lines].join('\n')}\n`;
};

const most = (tracks: readonly (Track | undefined)[], rate: 'averageBandwidth' | 'peakBandwidth'): number =>
  Math.max(...tracks.map((track) => track?.[rate] ?? 0));

const widestOf = <T extends Track>(track: T, films: readonly MediaIndex[]): T => {
  const same = [track, ...films.map((film) => trackIn(film, track.id))];
  return { ...track, averageBandwidth: most(same, 'averageBandwidth'), peakBandwidth: most(same, 'peakBandwidth') };
};

/** Renditions of a channel: those of its slate, at the maximum bandwidth of its films, with all of their subtitles. */
export const channelIndex = (slate: MediaIndex, films: readonly MediaIndex[]): MediaIndex => {
  const subtitles = new Map<string, SubtitleRendition>();
  for (const film of [slate, ...films])
    for (const track of film.subtitles) if (!subtitles.has(track.id)) subtitles.set(track.id, track);
  return {
    ...slate,
    video: slate.video.map((track) => widestOf(track, films)),
    audio: slate.audio.map((track) => widestOf(track, films)),
    subtitles: [...subtitles.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
};

/** Master playlist of a channel. A live stream has no I-frame playlists. */
export const liveMasterPlaylist = (channel: MediaIndex): string => masterPlaylist(channel, { search: false });

/** Rendition of a playlist by its name. Undefined for an unknown one. */
export const findRendition = (channel: MediaIndex, id: string): Rendition | undefined => {
  if (trackIn(channel, id)) return { kind: 'media', id };
  return channel.subtitles.some((track) => track.id === id) ? { kind: 'subtitles', id } : undefined;
};
