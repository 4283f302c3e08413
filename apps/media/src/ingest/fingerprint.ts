import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Raise it when the same sources shall give another package than before. */
const INGEST_VERSION = 1;

/** SHA-256 over the settings and the contents of the files, in hexadecimal digits. File names do not count. */
export const fingerprintOf = async (settings: unknown, files: readonly string[]) => {
  const hash = createHash('sha256').update(JSON.stringify([INGEST_VERSION, settings]));
  for (const file of files) {
    const content = createHash('sha256');
    await pipeline(createReadStream(file), content);
    hash.update(content.digest());
  }
  return hash.digest('hex');
};
