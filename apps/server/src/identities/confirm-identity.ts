import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type Reply, type UseCase } from '../use-case/use-case.ts';
import { hashSecret } from './browser-secret.ts';
import { onceMoreIfOvertaken, acceptPending, currentSession, findPending, findNextStep } from './pending-identity.ts';

/** Accepts a pending identity by a POST of its browser. Replaces the session of another account only with `replace`. */
export const confirmIdentity: UseCase<
  'confirmIdentity',
  Needs<
    'inTransaction' | 'newId' | 'now' | 'tokens',
    'accounts' | 'identities' | 'leases' | 'profiles' | 'sessions' | 'subscriptions'
  >
> = (deps) => async (viewer, input) => {
  const accept = () =>
    deps.inTransaction(async (repositories): Promise<Reply<'confirmIdentity'>> => {
      const pending = await findPending(deps, repositories, input.browser);
      if (!pending) return refuse('IDENTITY_EXPIRED');
      const { wayBack: way_back, redirectUri: redirect_uri } = pending;
      const current = await currentSession(repositories, viewer);
      const decision = await findNextStep(deps, repositories, pending, current);
      if (!decision.ok) return refuse(decision.refusal);
      const step = decision.value;
      const email = step.kind === 'create' ? step.email : step.kind === 'join' ? step.alone : null;
      const to = step.kind === 'sign_in' || step.kind === 'switch' ? { accountId: step.accountId } : email !== null && { email };
      if (to === false) return refuse('PROOF_NEEDED');
      if (current && step.kind !== 'sign_in' && !input.replace)
        return answer({ step: 'pending' as const, user: null, way_back, redirect_uri });
      if (!(await repositories.identities.takePending(hashSecret(input.browser)))) return refuse('IDENTITY_EXPIRED');
      const how = { viewer, transport: input.transport, current };
      const { value: user, session } = await acceptPending(deps, repositories, pending, to, how);
      return answer({ step: 'signed_in' as const, user, way_back, redirect_uri }, session);
    });
  return onceMoreIfOvertaken(accept);
};
