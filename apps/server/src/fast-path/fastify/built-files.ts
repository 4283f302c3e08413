// Fast path `built-files`: FAST_PATH=built-files turns it off.
// Buys: two thirds of the cost of a script, style or font (row `page times`; decision 7).
// Breaks when the library changes: answers that `@fastify/static` would send must stay as it sends them.

import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';

/** File types of the page bundle: many small files. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** How the build has compressed them already, the smallest first, and what their names end with. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENDINGS;
const ENCODINGS: Encoding[] = ['br', 'gzip'];

export interface BuiltFile {
  readonly body: Buffer;
  readonly type: string;
  /** Null where it is sent as it is. */
  readonly encoding: Encoding | null;
}

/**
 * Content-hashed files of a build folder, which never change: each is read on its first request and cached. A page requests about
 * forty at once, and opening a file costs several times what sending it does. All of them together are a few megabytes.
 * Takes the name of a file, and an Accept-Encoding (RFC 9110 section 12.5.3); gives the file as the build has compressed it for that.
 * Null for a file that is not kept, or that cannot be read.
 */
export const builtFiles = (folder: string) => {
  // Before the pages are built there are none, and what is asked for is not found.
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const bodies = new Map<string, Promise<Buffer>>();

  const read = (name: string): Promise<Buffer> => {
    const known = bodies.get(name);
    if (known) return known;
    const reading = readFile(join(folder, name));
    bodies.set(name, reading);
    // What could not be read is read again.
    reading.catch(() => bodies.delete(name));
    return reading;
  };

  return async (name: string, accepted = ''): Promise<BuiltFile | null> => {
    const type = TYPES[extname(name)];
    if (type === undefined || !names.has(name)) return null;
    const there = ENCODINGS.filter((encoding) => names.has(`${name}${ENDINGS[encoding]}`));
    const encoding = accepted === '' ? null : negotiate(accepted, there);
    const body = await read(encoding ? `${name}${ENDINGS[encoding]}` : name).catch(() => null);
    return body && { body, type, encoding };
  };
};
