import type { Needs } from '../use-case/needs.ts';
import { hasPin, type Profile } from '@madang/domain/profiles/profile.ts';
import { answer, refuse } from '../use-case/use-case.ts';
import type { AccountHolder } from '../use-case/viewer.ts';
import { provePassword } from './prove-password.ts';
import { provePin } from './prove-pin.ts';

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
