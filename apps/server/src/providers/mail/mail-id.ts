import { createHash } from 'node:crypto';

/** A UUID that follows from what causes a mail: a repeated step asks the outbox for the same mail, which it takes once (RFC 9562, version 8). */
export const mailIdOf = (cause: string): string => {
  const hex = createHash('sha256').update(cause).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
};
