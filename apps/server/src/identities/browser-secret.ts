import { createHash, randomBytes } from 'node:crypto';

const SECRET = /^[\w-]{43}$/;

/** 256 random bits, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Reuses the browser's secret if it is well-formed, else creates one. */
export const browserSecret = (current: string | undefined): string =>
  current !== undefined && SECRET.test(current) ? current : newSecret();

/** Only the hash is stored, so a leaked table yields no usable secret. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
