import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { isId } from '../http/ids.ts';
import { provePin } from './profile-pin.ts';

export const confirmProfilePin: UseCase<
  'confirmProfilePin',
  Needs<'inTransaction' | 'now' | 'pins' | 'repositories', 'profiles'>
> =
  (deps) =>
  async (viewer, { id, pin }) => {
    const profile = isId(id) ? await deps.repositories.profiles.find(viewer.accountId, id) : null;
    if (!profile) return refuse('PROFILE_NOT_FOUND');
    const proof = await provePin(deps, profile.id, pin);
    return proof.ok ? answer({ matched: true }) : proof;
  };
