import type { Needs } from '../use-case/needs.ts';
import { mayRemoveProfile } from '@madang/domain/profiles/profile-allowance.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { isId } from '../http/ids.ts';
import { proveAccess } from './prove-access.ts';

export const removeProfile: UseCase<
  'removeProfile',
  Needs<
    'inTransaction' | 'knownDevices' | 'limits' | 'now' | 'passwords' | 'pins' | 'repositories',
    'accounts' | 'mailOutbox' | 'profiles'
  >
> =
  (deps) =>
  async (viewer, { id, current_pin, password }) => {
    const known = isId(id) ? await deps.repositories.profiles.find(viewer.accountId, id) : null;
    if (!known) return refuse('PROFILE_NOT_FOUND');
    const proof = await proveAccess(deps, viewer, known, { pin: current_pin, password });
    if (!proof.ok) return proof;
    const reply = await deps.inTransaction(async ({ profiles }) => {
      const all = await profiles.listLocked(viewer.accountId);
      // Asked twice: it is gone already, as was wanted.
      if (!all.some((profile) => profile.id === id)) return answer(null);
      const decision = mayRemoveProfile(all.length);
      if (!decision.ok) return refuse(decision.refusal);
      await profiles.remove(id);
      return answer(null);
    });
    if (!reply.ok || viewer.profile?.id !== id) return reply;
    return answer(null, { kind: 'chosen', profileId: null, remembered: false });
  };
