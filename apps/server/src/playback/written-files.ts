import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { assetFiles, CUES_TYPE, PLAYLIST_TYPE, type AssetFile } from '@madang/streaming/asset-file.ts';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { subtitleSegment, wholeSubtitles } from '@madang/streaming/subtitle-file.ts';
import type { Programme } from '@madang/streaming/timeline.ts';
import { parseWebVtt } from '@madang/streaming/webvtt.ts';
import { toEtag } from '../http/request-headers.ts';
import type { MediaStorage } from '../ports/media.ts';
import { byteCache } from './byte-cache.ts';

/** A playlist or a subtitle file, plain and compressed. */
export interface WrittenFile {
  readonly contentType: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
}

const MEMORY_BYTES = 16 * 1024 * 1024;
const compress = promisify(gzip);

const write = async (content: string, contentType: string): Promise<WrittenFile> => {
  const plain = Buffer.from(content);
  return { contentType, etag: toEtag(plain), plain, gzip: await compress(plain) };
};

/** Playlists and subtitles, written once for every asset and length of episode. */
export const writtenFiles = (storage: MediaStorage) => {
  const cache = byteCache<WrittenFile>(MEMORY_BYTES, ({ plain, gzip: packed }) => plain.length + packed.length);
  const names = new WeakMap<MediaIndex, ReadonlyMap<string, AssetFile>>();

  const writeCues = async (programme: Programme, { path, segment }: AssetFile & { kind: 'cues' }) => {
    const cues = parseWebVtt(await text(storage.read(`${programme.index.asset}/${path}`)));
    return segment === 'all' ? wholeSubtitles(programme, cues) : subtitleSegment(programme, cues, segment);
  };

  return {
    /** What a name means below the asset; undefined when there is no such file. */
    lookUp: (index: MediaIndex, name: string): AssetFile | undefined => {
      const known = names.get(index) ?? assetFiles(index);
      names.set(index, known);
      return known.get(name);
    },

    /** Caches a text whose content depends only on its key. */
    keep: async (key: string, contentType: string, content: () => string): Promise<WrittenFile> => {
      const known = cache.get(key);
      if (known) return known;
      const file = await write(content(), contentType);
      cache.put(key, file);
      return file;
    },

    find: async (
      programme: Programme,
      name: string,
      file: Extract<AssetFile, { kind: 'playlist' | 'cues' }>,
    ): Promise<WrittenFile> => {
      const key = [programme.index.fingerprint, programme.durationSeconds, ...(programme.keySystems ?? []), name].join('|');
      const known = cache.get(key);
      if (known) return known;
      const written =
        file.kind === 'playlist'
          ? await write(file.write(programme), PLAYLIST_TYPE)
          : await write(await writeCues(programme, file), CUES_TYPE);
      cache.put(key, written);
      return written;
    },
  };
};
