import type { Needs } from '../use-case/needs.ts';
import { answer, type Reply, type UseCase } from '../use-case/use-case.ts';
import { onceMoreIfOvertaken, acceptPending } from '../identities/pending-identity.ts';
import { keep, toStoredHandOver, verify } from './hand-over.ts';

/** Signs in at once if no other account is involved (PA-01, PA-02), else keeps the identity pending. */
export const confirmHandOver: UseCase<
  'confirmHandOver',
  Needs<
    'assertions' | 'inTransaction' | 'newId' | 'now' | 'settings' | 'tokens',
    'accounts' | 'handOvers' | 'identities' | 'leases' | 'profiles' | 'sessions' | 'subscriptions'
  >
> = (deps) => async (viewer, input) => {
  const verified = await verify(deps, input);
  if (!verified.ok) return verified;
  const { handOver, redirectUri } = verified.value;
  const names = { ...toStoredHandOver(handOver), redirect_uri: redirectUri };
  const enter = () =>
    deps.inTransaction(async (repositories): Promise<Reply<'confirmHandOver'>> => {
      const kept = await keep(deps, repositories, viewer, verified.value, input.browser);
      if (!kept.ok) return kept;
      const { pending, step, browser, current } = kept.value;
      if (step.kind === 'sign_in_first') return answer({ step: 'sign_in' as const, user: null, ...names, browser });
      const isAtOnce = step.kind === 'sign_in' || (step.kind === 'create' && current === null);
      if (!isAtOnce) return answer({ step: 'pending' as const, user: null, ...names, browser });
      await repositories.identities.removePending(pending.browserHash);
      const how = { viewer, transport: input.transport, current };
      const { value: user, session } = await acceptPending(deps, repositories, pending, step, how);
      return answer({ step: 'signed_in' as const, user, ...names, browser: null }, session);
    });
  return onceMoreIfOvertaken(enter);
};
