import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './install-debian.ts';

/** Path of nginx, or null if it is not installed. */
export const findNginx = (): string | null =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((place) => join(place, 'nginx'))
    .find((path) => existsSync(path)) ?? null;

/** Path of nginx. With `provide`, installs Debian's package if it is missing. */
export const provideNginx = async ({ provide }: { readonly provide: boolean }): Promise<string | null> =>
  findNginx() ?? (provide && (await installDebian(['nginx-light'])) ? findNginx() : null);
