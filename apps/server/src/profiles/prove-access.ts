import { hasPin, type Profile } from '@madang/domain/profiles/profile.ts';
import type { Needs } from '../use-case/needs.ts';
import { verifyPassword } from '../accounts/verify-password.ts';
import { answer, refuse } from '../use-case/use-case.ts';
import type { AccountHolder } from '../use-case/viewer.ts';
import { provePin } from './profile-pin.ts';

/** Whether a signed-in viewer knows the account's password (PR-26, PR-27). */
export const provePassword = async (
  deps: Needs<'knownDevices' | 'limits' | 'now' | 'passwords' | 'repositories', 'accounts' | 'mailOutbox'>,
  accountId: string,
  password: string | undefined,
) => {
  if (!password) return refuse('PASSWORD_WRONG', { fields: { password: 'missing' } });
  const account = await deps.repositories.accounts.find(accountId);
  if (!account) throw new Error('An account has a session and is gone.');
  return (await verifyPassword(deps, account, password, 'password')) ?? answer(null);
};

/** Whether the session has opened this profile with the PIN that it has now (PR-37). */
export const isOpenedBy = ({ profile, pinStamp }: Pick<AccountHolder, 'profile' | 'pinStamp'>, wanted: Profile): boolean =>
  profile?.id === wanted.id && pinStamp === wanted.pinStamp;

/** A profile may be changed by its current viewer, by the account if it has no PIN, else with the PIN or the password. */
export const proveAccess = async (
  deps: Needs<
    'inTransaction' | 'knownDevices' | 'limits' | 'now' | 'passwords' | 'pins' | 'repositories',
    'accounts' | 'mailOutbox' | 'profiles'
  >,
  viewer: AccountHolder,
  profile: Profile,
  { pin, password }: { readonly pin: string | undefined; readonly password: string | undefined },
) => {
  if (!hasPin(profile) || isOpenedBy(viewer, profile)) return answer(null);
  if (pin !== undefined) return provePin(deps, profile.id, pin);
  return password === undefined ? refuse('PROFILE_PIN_NEEDED') : provePassword(deps, viewer.accountId, password);
};
