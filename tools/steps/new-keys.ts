import { randomBytes } from 'node:crypto';
import { SECRET_NAMES } from '@madang/server/settings/secret-settings.ts';

/** Every key of a server, as its environment. One whose database was filled without it does not start with fewer. */
export const newKeys = (): Readonly<Record<(typeof SECRET_NAMES)[number], string>> =>
  Object.fromEntries(SECRET_NAMES.map((name) => [name, randomBytes(32).toString('base64url')])) as Record<
    (typeof SECRET_NAMES)[number],
    string
  >;
