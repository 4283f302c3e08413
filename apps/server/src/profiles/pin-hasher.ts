import { timingSafeEqual } from 'node:crypto';
import { pinHash } from '@madang/database/profiles/pin-hash.ts';
import type { PinHasher } from '../ports/pin-hasher.ts';

export const pinHasher = (secret: Uint8Array): PinHasher => {
  const hash = (pin: string, profileId: string, email: string): Buffer => pinHash(secret, pin, profileId, email);
  return {
    hash,
    isRight: (stored, pin, profileId) => timingSafeEqual(stored.hash, hash(pin, profileId, stored.email)),
  };
};
