import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoredPin } from '@madang/database/profiles/profiles.repository.ts';

export interface PinHasher {
  /** What is kept of a PIN (PR-34). `email` is the account's address now: it stays the input when the address changes (PR-35). */
  hash(pin: string, profileId: string, email: string): Buffer;
  isRight(stored: Pick<StoredPin, 'hash' | 'email'>, pin: string, profileId: string): boolean;
}

/**
 * HMAC-SHA256 keyed with the PIN over the e-mail, and that once more with a secret of the server. Ten thousand PINs are tried in no
 * time by whoever reads the table; without the secret each of them looks as right as the next.
 */
export const pinHasher = (secret: Uint8Array): PinHasher => {
  const hash = (pin: string, profileId: string, email: string): Buffer =>
    createHmac('sha256', secret).update(profileId).update(createHmac('sha256', pin).update(email).digest()).digest();
  return {
    hash,
    isRight: (stored, pin, profileId) => timingSafeEqual(stored.hash, hash(pin, profileId, stored.email)),
  };
};
