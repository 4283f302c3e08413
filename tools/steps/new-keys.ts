import { randomBytes } from 'node:crypto';
import { SECRET_ENVIRONMENT } from '@madang/server/secret-settings.ts';

/** New random keys of a server as environment variables. With a filled database, a server does not start unless it has all keys. */
export const newKeys = (): Readonly<Record<keyof typeof SECRET_ENVIRONMENT, string>> =>
  Object.fromEntries(Object.keys(SECRET_ENVIRONMENT).map((name) => [name, randomBytes(32).toString('base64url')])) as Record<
    keyof typeof SECRET_ENVIRONMENT,
    string
  >;
