import type { StoredPin } from '@madang/database/profiles/profiles.repository.ts';

export interface PinHasher {
  /** What is kept of a PIN (PR-34). `email` is the account's address now: it stays the input when the address changes (PR-35). */
  hash(pin: string, profileId: string, email: string): Buffer;
  isRight(stored: Pick<StoredPin, 'hash' | 'email'>, pin: string, profileId: string): boolean;
}
