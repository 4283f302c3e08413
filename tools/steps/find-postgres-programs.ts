import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian keeps one folder per version. */
const VERSIONS = '/usr/lib/postgresql';
/** Older ones lack what our statements use. */
const OLDEST = 15;

/** The folder with `initdb` and `postgres`, the newest that there is; null where PostgreSQL is not installed. */
export const findPostgresPrograms = (): string | null => {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  const installed = versions
    .filter((version) => version >= OLDEST)
    .toSorted((a, b) => b - a)
    .map((version) => join(VERSIONS, String(version), 'bin'));
  const places = [...installed, ...(process.env['PATH'] ?? '').split(delimiter)];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null;
};
