import { timingSafeEqual } from 'node:crypto';
import { pinHash } from '@madang/database/profiles/pin-hash.ts';
import { attemptPin, secondsToWait, type PinChange } from '@madang/domain/profiles/pin.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import type { Profile } from '@madang/domain/profiles/profile.ts';
import type { PinHasher } from '../ports/authentication.ts';
import type { Needs } from '../use-case/needs.ts';
import { answer, refuse } from '../use-case/use-case.ts';
import type { AccountHolder } from '../use-case/viewer.ts';

export const pinHasher = (secret: Uint8Array): PinHasher => {
  const hash = (pin: string, profileId: string, email: string): Buffer => pinHash(secret, pin, profileId, email);
  return {
    hash,
    isRight: (stored, pin, profileId) => timingSafeEqual(stored.hash, hash(pin, profileId, stored.email)),
  };
};

/** Whether a PIN is right; a wrong one counts, whatever becomes of the call (PR-33, PR-36). A profile without one asks for none. */
export const provePin = async (
  { inTransaction, pins, now }: Needs<'inTransaction' | 'now' | 'pins', 'profiles'>,
  id: string,
  pin: string,
) =>
  inTransaction(async ({ profiles }) => {
    const stored = await profiles.findPinLocked(id);
    if (!stored) return answer(null);
    const at = now();
    const { decision, attempts } = attemptPin(stored.attempts, pins.isRight(stored, pin, id), at);
    if (decision.ok) {
      await profiles.savePinAttempts(id, attempts);
      return answer(null);
    }
    if (decision.refusal === 'TOO_MANY_ATTEMPTS')
      return refuse('TOO_MANY_ATTEMPTS', { retryAfter: secondsToWait(attempts, at) ?? 0 });
    await profiles.savePinAttempts(id, attempts);
    return refuse('PROFILE_PIN_WRONG', { fields: { pin: 'wrong' } });
  });

/** Changes the PIN of a profile; the session that watches as it goes on, all others are asked again when they start (PR-39). */
export const savePin = async (
  { pins, newId }: Needs<'newId' | 'pins'>,
  { accounts, profiles, sessions }: Pick<Repositories, 'accounts' | 'profiles' | 'sessions'>,
  viewer: Pick<AccountHolder, 'accountId' | 'sessionId' | 'profile'>,
  profile: Profile,
  change: PinChange,
): Promise<Profile> => {
  if (change.kind === 'keep') return profile;
  const account = await accounts.find(viewer.accountId);
  if (!account) throw new Error(`Account ${viewer.accountId} has a session and is gone.`);
  const pinStamp = change.kind === 'set' ? newId() : null;
  const pin =
    change.kind === 'set' && pinStamp !== null
      ? { hash: pins.hash(change.pin, profile.id, account.email), email: account.email, stamp: pinStamp }
      : null;
  await profiles.savePin(profile.id, pin);
  const changed = { ...profile, pinStamp };
  if (viewer.profile?.id === profile.id) await sessions.selectProfile(viewer.sessionId, changed);
  return changed;
};
