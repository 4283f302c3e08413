import type { Needs } from '../use-case/needs.ts';
import { decidePin } from '@madang/domain/profiles/pin.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { isId } from '../http/ids.ts';
import { presentProfile } from './profile.presenter.ts';
import { provePassword } from './prove-access.ts';
import { savePin } from './profile-pin.ts';

/** A forgotten PIN cannot be shown, because only its hash is stored. It is replaced. */
export const changeProfilePin: UseCase<
  'changeProfilePin',
  Needs<
    'inTransaction' | 'knownDevices' | 'limits' | 'newId' | 'now' | 'passwords' | 'pins' | 'repositories',
    'accounts' | 'mailOutbox' | 'profiles' | 'sessions'
  >
> =
  (deps) =>
  async (viewer, { id, password, pin, pin_confirmation }) => {
    const known = isId(id) ? await deps.repositories.profiles.find(viewer.accountId, id) : null;
    if (!known) return refuse('PROFILE_NOT_FOUND');
    const decision = decidePin(false, { enabled: true, pin, confirmation: pin_confirmation });
    if (!decision.ok) return refuse('INPUT_INVALID', { fields: decision.faults });
    const proof = await provePassword(deps, viewer.accountId, password);
    if (!proof.ok) return proof;
    return deps.inTransaction(async (repositories) => {
      const profile = (await repositories.profiles.listLocked(viewer.accountId)).find((one) => one.id === id);
      if (!profile) return refuse('PROFILE_NOT_FOUND');
      return answer(presentProfile(await savePin(deps, repositories, viewer, profile, decision.change)));
    });
  };
