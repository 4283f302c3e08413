import type { Needs } from '../use-case/needs.ts';
import { isUsable } from '@madang/domain/profiles/profile-allowance.ts';
import { hasPin } from '@madang/domain/profiles/profile.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentProfile } from './profile.presenter.ts';
import { isOpenedBy } from './prove-access.ts';
import { provePin } from './profile-pin.ts';

export const selectProfile: UseCase<
  'selectProfile',
  Needs<'inTransaction' | 'now' | 'pins' | 'repositories', 'profiles' | 'sessions'>
> =
  (deps) =>
  async (viewer, { id, pin }) => {
    const { repositories } = deps;
    const profiles = await repositories.profiles.listOf(viewer.accountId);
    const profile = profiles.find((one) => one.id === id);
    if (!profile) return refuse('PROFILE_NOT_FOUND');
    if (!isUsable(profile, profiles, viewer.entitlement?.plan ?? null)) return refuse('PROFILE_LOCKED');
    if (hasPin(profile) && !isOpenedBy(viewer, profile)) {
      if (pin === undefined) return refuse('PROFILE_PIN_NEEDED');
      const proof = await provePin(deps, profile.id, pin);
      if (!proof.ok) return proof;
    }
    await repositories.sessions.selectProfile(viewer.sessionId, profile);
    const session = await repositories.sessions.find(viewer.sessionId);
    return answer(presentProfile(profile), { kind: 'chosen', profileId: profile.id, remembered: session?.remembered ?? false });
  };
