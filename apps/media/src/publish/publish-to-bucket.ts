import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetFiles } from '@madang/streaming/asset-file.ts';
import { CUES_FILE, type MediaIndex } from '@madang/streaming/media-index.ts';
import { storedPath, withoutSharing } from '@madang/streaming/shared-files.ts';

/** What is published to: a store of objects by key. `put` throws when an object did not arrive as it is. */
export type Bucket = Readonly<{
  find: (key: string) => Promise<{ readonly size: number; readonly etag: string } | null>;
  put: (key: string, body: Buffer, headers: { readonly contentType: string; readonly cacheControl: string }) => Promise<void>;
}>;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const INDEX_FILE = 'index.json';
/** Concurrent uploads: enough to fill the line, few enough to fit in memory. */
const AT_ONCE = 6;

type StoredName = Readonly<{ name: string; contentType: string }>;

/** Every file of an asset but its index, whose name never means another content. */
export const listAssetFiles = (index: MediaIndex): readonly StoredName[] => [
  ...[...assetFiles(index)].flatMap(([name, file]) => (file.kind === 'stored' ? [{ name, contentType: file.contentType }] : [])),
  ...index.subtitles.map(({ folder }) => ({ name: `${folder}/${CUES_FILE}`, contentType: 'text/vtt; charset=utf-8' })),
];

/** Cues and thumbnails lie in the clear, and are the same for both films of an asset. */
const isOfBoth = (name: string, { subtitles, thumbnails }: MediaIndex) =>
  [...subtitles, thumbnails].some(({ folder }) => name.startsWith(`${folder}/`));

/** Whether an object is what we would send: by its MD5, or, where a store names objects otherwise, by the hash in its own name and its length. */
const isSame = (stored: { readonly size: number; readonly etag: string } | null, body: Buffer) => {
  if (stored?.size !== body.length) return false;
  const [, md5] = /^"([0-9a-f]{32})"$/.exec(stored.etag) ?? [];
  return md5 === undefined || md5 === createHash('md5').update(body).digest('hex');
};

/** A film in the clear and, where films are protected, the same one encrypted, with the name of its index. */
type PublishedFilm = Readonly<{
  index: MediaIndex;
  encrypted: Readonly<{ index: MediaIndex; file: string }> | null;
}>;

/**
 * Sends an asset of a folder to a bucket, the index last: until then the bucket has the asset that it had before. What is there
 * already is not sent again, so that a broken-off run goes on. Returns how many files were sent beside the indexes.
 */
export const publishToBucket = async (
  bucket: Bucket,
  directory: string,
  { index, encrypted }: PublishedFilm,
  onPart: (part: number) => void = () => undefined,
): Promise<number> => {
  const files = [
    ...listAssetFiles(index),
    ...(encrypted ? listAssetFiles(encrypted.index).filter(({ name }) => !isOfBoth(name, index)) : []),
  ];
  let sent = 0;
  let done = 0;
  const send = async ({ name, contentType }: StoredName) => {
    const key = `${index.asset}/${name}`;
    const body = await readFile(join(directory, storedPath(index, name)));
    if (!isSame(await bucket.find(key), body)) {
      await bucket.put(key, body, { contentType, cacheControl: IMMUTABLE });
      sent += 1;
    }
    done += 1;
    onPart(done / files.length);
  };
  const waiting = files.values();
  const carry = async () => {
    for (const file of waiting) await send(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, carry));
  for (const name of [...(encrypted ? [encrypted.file] : []), INDEX_FILE]) {
    // Another index may be as long: it is sent in any case.
    const body =
      name === INDEX_FILE && index.shared
        ? Buffer.from(JSON.stringify(withoutSharing(index)))
        : await readFile(join(directory, name));
    await bucket.put(`${index.asset}/${name}`, body, { contentType: 'application/json', cacheControl: 'no-cache' });
  }
  return sent;
};
