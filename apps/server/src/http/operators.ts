import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Knows operators by the key that this installation keeps; without a key there are none. */
export const createOperatorCheck =
  (key: string | null) =>
  (authorization: string): boolean =>
    key !== null && timingSafeEqual(digest(authorization), digest(`operator ${key}`));
