import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { landFile, syncFolder, writeDurably } from '@madang/database/durable-files.ts';
import { encryptTrack } from '@madang/streaming/encryption/encrypt-track.ts';
import {
  encryptedFolder,
  encryptedIndex,
  encryptedIndexFile,
  encryptedSegment,
  encryptedTrack,
} from '@madang/streaming/encryption/encrypted-film.ts';
import { filmKey, trackKey } from '@madang/streaming/encryption/film-keys.ts';
import {
  INIT_FILE,
  segmentFile,
  type AudioRendition,
  type MediaIndex,
  type Segment,
  type VideoTrack,
} from '@madang/streaming/media-index.ts';

interface Encryption {
  /** Every node derives its content keys from this secret. */
  readonly secret: Buffer;
  /** Reads a file of the clear film by its path below the asset. */
  readonly read: (path: string) => Promise<Buffer>;
  /** Folder of the asset that receives the encrypted files. */
  readonly directory: string;
  /** Receives the progress from 0 to 1. */
  readonly onPart?: (part: number) => void;
}

/** Marks the name of a file that is still being written. */
const UNNAMED = '.part-';

/** Files are renamed into place, so a file with its final name is complete. */
const isThere = async (file: string, bytes: number) => {
  const found = await stat(file).catch(() => null);
  return found?.size === bytes;
};

/** Writes a file unless it exists. Concurrent processes write identical bytes. */
const put = async (file: string, bytes: Buffer) => {
  if (await isThere(file, bytes.length)) return;
  const unnamed = `${file}${UNNAMED}${process.pid}`;
  await writeDurably(unnamed, [bytes]);
  await rename(unnamed, file);
};

/** Removes partial files of processes that were killed. */
const sweep = async (folder: string) => {
  const left = (await readdir(folder)).filter((name) => name.includes(UNNAMED));
  for (const name of left) await rm(join(folder, name), { force: true });
};

const encryptOne = async <T extends VideoTrack | AudioRendition>(
  { asset }: MediaIndex,
  track: T,
  { secret, read, directory }: Encryption,
  onSegment: () => void,
): Promise<T> => {
  const key = trackKey(secret, asset, track.id);
  const folder = join(directory, encryptedFolder(track, key.keyId));
  await mkdir(folder, { recursive: true });
  const { init, segment } = encryptTrack(await read(`${track.folder}/${INIT_FILE}`), key);
  await put(join(folder, INIT_FILE), init);
  const segments: Segment[] = [];
  for (const [at, clear] of track.segments.entries()) {
    const encrypted = segment(await read(`${track.folder}/${segmentFile(at + 1)}`));
    await put(join(folder, segmentFile(at + 1)), encrypted.data);
    segments.push(encryptedSegment(clear, encrypted));
    onSegment();
    // Yields to the event loop, so that requests are served during encryption
    await setImmediate();
  }
  await sweep(folder);
  await syncFolder(folder);
  return encryptedTrack(track, key.keyId, { initBytes: init.length, segments });
};

/**
 * Encrypts the tracks of an asset and writes its index last: an index on disk means that all its files are complete. A
 * run that was killed resumes where it stopped and produces identical bytes.
 */
export const encryptFilm = async (clear: MediaIndex, encryption: Encryption): Promise<MediaIndex> => {
  const { secret, directory, onPart } = encryption;
  const all = [...clear.video, ...clear.audio].reduce((sum, { segments }) => sum + segments.length, 0);
  let done = 0;
  const onSegment = () => onPart?.((done += 1) / all);
  const [video, audio]: [VideoTrack[], AudioRendition[]] = [[], []];
  for (const track of clear.video) video.push(await encryptOne(clear, track, encryption, onSegment));
  for (const track of clear.audio) audio.push(await encryptOne(clear, track, encryption, onSegment));
  const { keyId } = filmKey(secret, clear.asset);
  const index = encryptedIndex(clear, keyId, { video, audio });
  await landFile(join(directory, encryptedIndexFile(clear, keyId)), `${JSON.stringify(index)}\n`);
  return index;
};
