import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Raise it when the same sources shall give another package than before. */
const INGEST_VERSION = 1;

/** SHA-256 of a file's content, in hexadecimal digits. */
export const hashFile = async (file: string) => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** SHA-256 over settings and hashes of sources, in hexadecimal digits. */
export const fingerprint = (...parts: readonly unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify([INGEST_VERSION, ...parts]))
    .digest('hex');
