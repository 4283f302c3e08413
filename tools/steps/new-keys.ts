import { randomBytes } from 'node:crypto';
import { SECRET_ENVIRONMENT } from '@madang/server/settings/secret-settings.ts';

/** Every key of a server, as its environment. One whose database was filled without it does not start with fewer. */
export const newKeys = (): Readonly<Record<keyof typeof SECRET_ENVIRONMENT, string>> =>
  Object.fromEntries(Object.keys(SECRET_ENVIRONMENT).map((name) => [name, randomBytes(32).toString('base64url')])) as Record<
    keyof typeof SECRET_ENVIRONMENT,
    string
  >;
