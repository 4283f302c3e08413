import type { Needs } from '../use-case/needs.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import type { PinChange } from '@madang/domain/profiles/pin.ts';
import type { Profile } from '@madang/domain/profiles/profile.ts';
import type { AccountHolder } from '../use-case/viewer.ts';

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
