import { createHash, randomBytes } from 'node:crypto';

const SECRET = /^[\w-]{43}$/;

/** 256 bits of chance that nobody guesses. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What this browser has already, or a new one for it. */
export const browserSecret = (brought: string | undefined): string =>
  brought !== undefined && SECRET.test(brought) ? brought : newSecret();

/** What is kept of it: whoever reads the table can bring nothing back. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
