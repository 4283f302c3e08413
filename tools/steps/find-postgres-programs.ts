import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's folder with one subfolder per version. */
const VERSIONS = '/usr/lib/postgresql';
/** Our SQL uses features that older versions lack. */
const OLDEST = 15;

/** Folder with `initdb` and `postgres` of the newest installed version, or null. */
export const findPostgresPrograms = (): string | null => {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  const installed = versions
    .filter((version) => version >= OLDEST)
    .toSorted((a, b) => b - a)
    .map((version) => join(VERSIONS, String(version), 'bin'));
  const places = [...installed, ...(process.env['PATH'] ?? '').split(delimiter)];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null;
};
