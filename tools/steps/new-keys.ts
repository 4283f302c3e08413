import { randomBytes } from 'node:crypto';
import { SECRET_NAMES } from '@madang/server/settings/secret-settings.ts';

/** New random keys of a server as environment variables. With a filled database, a server does not start unless it has all keys. */
export const newKeys = (): Readonly<Record<(typeof SECRET_NAMES)[number], string>> =>
  Object.fromEntries(SECRET_NAMES.map((name) => [name, randomBytes(32).toString('base64url')])) as Record<
    (typeof SECRET_NAMES)[number],
    string
  >;
