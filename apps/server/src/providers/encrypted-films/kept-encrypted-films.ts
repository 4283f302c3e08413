import { join } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { encryptedIndexFile } from '@madang/streaming/encryption/encrypted-film.ts';
import { filmKey } from '@madang/streaming/encryption/film-keys.ts';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { diskMediaStorage } from '../media-storage/disk-media-storage.ts';
import type { MediaStorage, EncryptedFilms } from '../../ports/media.ts';
import { encryptFilm } from './encrypt-film.ts';

interface Places {
  /** The clear films, with encrypted ones next to them where the ingest made them. */
  readonly media: MediaStorage;
  /** Local folder for films that this node encrypted itself. */
  readonly directory: string;
  /** 32 bytes, shared by all nodes. */
  readonly secret: Buffer;
}

/**
 * Uses encrypted films from the ingest's storage, also from a bucket. A film without one, such as those shipped with
 * the project, is encrypted on first request and cached on this node. This needs Node only, no packager.
 */
export const keptEncryptedFilms = ({ media, directory, secret }: Places): EncryptedFilms => {
  const own = diskMediaStorage(directory);
  /** Keyed by asset, checked by fingerprint: a replaced film has another fingerprint. */
  const known = new Map<string, { readonly fingerprint: string; readonly finding: Promise<MediaIndex> }>();
  const places = new Map<string, Pick<MediaStorage, 'stat' | 'read' | 'address'>>();
  /** Serializes encryption, so that it leaves CPU time for requests. */
  let last: Promise<unknown> = Promise.resolve();

  const readFrom = async (place: MediaStorage, clear: MediaIndex): Promise<MediaIndex | null> => {
    const path = `${clear.asset}/${encryptedIndexFile(clear, filmKey(secret, clear.asset).keyId)}`;
    if (!(await place.stat(path))) return null;
    places.set(clear.asset, place);
    return (await json(place.read(path))) as MediaIndex;
  };

  const make = async (clear: MediaIndex): Promise<MediaIndex> => {
    const read = (path: string) => buffer(media.read(`${clear.asset}/${path}`));
    const made = await encryptFilm(clear, { secret, read, directory: join(directory, clear.asset) });
    places.set(clear.asset, own);
    return made;
  };

  const find = async (clear: MediaIndex): Promise<MediaIndex> => {
    const found = (await readFrom(media, clear)) ?? (await readFrom(own, clear));
    if (found) return found;
    const making = last.then(() => make(clear));
    last = making.catch(() => undefined);
    return making;
  };

  const placeOf = (path: string) => places.get(path.split('/', 1)[0] ?? '') ?? own;

  return {
    async index(assetId) {
      const clear = await media.index(assetId);
      if (!clear) return null;
      const { fingerprint } = clear;
      const entry = known.get(assetId);
      if (entry?.fingerprint === fingerprint) return entry.finding;
      const finding = find(clear);
      known.set(assetId, { fingerprint, finding });
      // A rejected promise is not cached, so the next request retries
      finding.catch(() => known.delete(assetId));
      return finding;
    },
    files: {
      stat: (path) => placeOf(path).stat(path),
      read: (path, range) => placeOf(path).read(path, range),
      address: async (path) => (await placeOf(path).address?.(path)) ?? null,
    },
    keyOf: (assetId) => filmKey(secret, assetId).key,
  };
};
