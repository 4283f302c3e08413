import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encryptedIndexFile } from '@madang/streaming/encryption/encrypted-film.ts';
import { filmKey, type FilmKey } from '@madang/streaming/encryption/film-keys.ts';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { storedPath } from '@madang/streaming/shared-files.ts';
import { encryptFilm } from './encrypt-film.ts';

/** Encrypts films into their own folders at ingest, so that every node and every bucket shares the result. */
export const encryptBeside = (secret: Buffer) => ({
  encrypt: async (clear: MediaIndex, directory: string, onPart: (part: number) => void) => ({
    index: await encryptFilm(clear, {
      secret,
      directory,
      onPart,
      read: (path) => readFile(join(directory, storedPath(clear, path))),
    }),
    file: encryptedIndexFile(clear, filmKey(secret, clear.asset).keyId),
  }),
  keyOf: (assetId: string): FilmKey => filmKey(secret, assetId),
});
