import { join } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { encryptedIndexFile } from '@madang/streaming/encryption/encrypted-film.ts';
import { filmKey } from '@madang/streaming/encryption/film-keys.ts';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { diskMediaStorage } from '../media-storage/disk-media-storage.ts';
import type { MediaStorage } from '../media-storage/media-storage.ts';
import { encryptFilm } from './encrypt-film.ts';
import type { EncryptedFilms } from './encrypted-films.ts';

interface Places {
  /** The films in the clear, with the encrypted ones beside them where an ingest has made them. */
  readonly media: MediaStorage;
  /** Where those are kept that this node had to make itself. */
  readonly directory: string;
  /** 32 bytes, the same on every node. */
  readonly secret: Buffer;
}

/**
 * Encrypted films from where the ingest put them, be it a bucket; what is not there, as the films that come with the project, is
 * encrypted when it is first asked for, and kept in a folder of this node. Nothing is needed for it but Node.
 */
export const keptEncryptedFilms = ({ media, directory, secret }: Places): EncryptedFilms => {
  const own = diskMediaStorage(directory);
  /** By asset: a film that is replaced has another fingerprint. */
  const known = new Map<string, { readonly fingerprint: string; readonly finding: Promise<MediaIndex> }>();
  const places = new Map<string, Pick<MediaStorage, 'stat' | 'read' | 'address'>>();
  /** One film at a time: viewers of others are served in between. */
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
      // What failed is tried again by the next viewer.
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
