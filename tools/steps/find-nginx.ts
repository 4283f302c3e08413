import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Null where nginx is not installed. */
export const findNginx = (): string | null =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((place) => join(place, 'nginx'))
    .find((path) => existsSync(path)) ?? null;
