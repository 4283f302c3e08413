import { createHmac } from 'node:crypto';
import type { LimitAddress } from '../ports/limits.ts';

/**
 * Counts an address once a day without keeping it: under a key that is another one every day, so that days cannot be put together.
 */
export const visitorKey =
  (secret: string) =>
  (address: LimitAddress, day: string): string => {
    const ofDay = createHmac('sha256', secret).update(`searches of ${day}`).digest();
    return createHmac('sha256', ofDay).update(address).digest('base64url').slice(0, 22);
  };
