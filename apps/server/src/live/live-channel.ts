import {
  type AiredFilm,
  channelIndex,
  fillWith,
  liveMasterPlaylist,
  livePlaylist,
  liveWindow,
  NO_CUES,
  findRendition,
} from '@madang/streaming/live-stream.ts';
import { MASTER_PLAYLIST } from '@madang/streaming/master-playlist.ts';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import type { MediaStorage } from '../ports/media.ts';
import type { ChannelFile, LiveChannel, Guide, GuideSource } from '../ports/live.ts';

interface Stream {
  readonly guide: Guide;
  readonly channel: MediaIndex;
  readonly films: readonly AiredFilm[];
  readonly indexes: ReadonlyMap<string, MediaIndex>;
}

const PLAYLIST = /^([a-z0-9-]+)\.m3u8$/;
const FILM_FILE = /^([a-z0-9-]+)\/([a-z0-9-]+\/[a-z0-9-]+\.[a-z0-9]+)$/;

/** The stream of the channel, computed from the guide and the packaged films: no state, so that all nodes write the same bytes. */
export const liveChannel = (source: Pick<GuideSource, 'current'>, storage: Pick<MediaStorage, 'index'>): LiveChannel => {
  let known: { readonly guide: Guide; readonly stream: Promise<Stream | null> } | null = null;

  const indexesOf = async (assets: readonly string[]): Promise<ReadonlyMap<string, MediaIndex>> => {
    const found = new Map<string, MediaIndex>();
    for (const asset of new Set(assets)) {
      const index = await storage.index(asset);
      if (index) found.set(asset, index);
    }
    return found;
  };
  const streamOf = async (guide: Guide): Promise<Stream | null> => {
    if (guide.slate === null) return null;
    const indexes = await indexesOf([guide.slate, ...guide.airings.map(({ asset }) => asset)]);
    const slate = indexes.get(guide.slate);
    if (!slate) return null;
    const films = guide.airings.flatMap((airing): AiredFilm[] => {
      const index = indexes.get(airing.asset);
      return index ? [{ ...airing, programme: { index, durationSeconds: airing.durationSeconds } }] : [];
    });
    return { guide, indexes, films, channel: channelIndex(slate, [...indexes.values()]) };
  };
  const current = (): Promise<Stream | null> => {
    const guide = source.current();
    if (known?.guide !== guide) {
      const stream = streamOf(guide);
      // What failed is tried again by the next viewer.
      stream.catch(() => {
        known = null;
      });
      known = { guide, stream };
    }
    return known.stream;
  };

  const findPlaylist = (
    { guide, films, channel }: Stream,
    name: string,
    from: string | null,
    now: number,
  ): ChannelFile | null => {
    if (`${name}.m3u8` === MASTER_PLAYLIST)
      return { kind: 'playlist', key: `${guide.version}`, write: () => liveMasterPlaylist(channel) };
    const rendition = findRendition(channel, name);
    const began = from === null ? undefined : films.find(({ id }) => id === from)?.firstSequence;
    const window = from !== null && began === undefined ? null : liveWindow(films, now, began);
    if (!rendition || !window) return null;
    const kind = began === undefined ? 'live' : 'event';
    const key = `${guide.version}|${name}|${window.first}|${window.last}|${kind}`;
    return { kind: 'playlist', key, write: () => livePlaylist(films, rendition, window, kind) };
  };

  return {
    index: async () => (await current())?.channel ?? null,
    async find(file, from, now) {
      const stream = await current();
      if (!stream) return null;
      const [, playlist] = PLAYLIST.exec(file) ?? [];
      if (playlist !== undefined) return findPlaylist(stream, playlist, from, now);
      const [, asset = '', name = ''] = FILM_FILE.exec(file) ?? [];
      const index = stream.indexes.get(asset);
      if (!index) return null;
      return name.startsWith(`${NO_CUES}/`) ? { kind: 'no-cues' } : { kind: 'film', index, name };
    },
    async fillFor(slateAsset, assets) {
      const indexes = await indexesOf([slateAsset, ...assets]);
      const slate = indexes.get(slateAsset);
      return (asset, durationSeconds) => {
        const index = indexes.get(asset);
        return slate && index ? fillWith(slate, { index, durationSeconds }) : null;
      };
    },
  };
};
