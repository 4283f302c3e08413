import type { Repositories } from '@madang/database/repositories.ts';
import type { Needs } from '../use-case/needs.ts';
import { type OutsidePerson, readOutsidePerson } from '@madang/domain/identities/outside-person.ts';
import { answer, refuse, type Reply, type UseCase } from '../use-case/use-case.ts';
import type { Viewer } from '../use-case/viewer.ts';
import { hashSecret } from './browser-secret.ts';
import { onceMoreIfOvertaken, acceptPending, currentSession, keepPending, findNextStep } from './pending-identity.ts';

type Attempt = NonNullable<Awaited<ReturnType<Repositories['identities']['takeAttempt']>>>;

/**
 * A callback is a GET by protocol, so it only signs in to the account that the identity is joined with, in the browser
 * that began the attempt. A new account, a join and the end of another account's session wait for a POST.
 */
const admit = async (
  deps: Needs<
    'inTransaction' | 'newId' | 'now' | 'tokens',
    'accounts' | 'identities' | 'leases' | 'profiles' | 'sessions' | 'subscriptions'
  >,
  viewer: Viewer,
  person: OutsidePerson,
  { language, remembered, wayBack, browserHash, provider }: Attempt,
  transport: 'cookie' | 'body',
): Promise<Reply<'confirmSocialSignIn'>> => {
  const kept = { person, provider, language, remembered, wayBack, birthday: null, guest: false };
  const ofPartner = { requestId: null, productId: null, redirectUri: null };
  const enter = () =>
    deps.inTransaction(async (repositories): Promise<Reply<'confirmSocialSignIn'>> => {
      const current = await currentSession(repositories, viewer);
      const decision = await findNextStep(deps, repositories, kept, current);
      if (!decision.ok) return refuse(decision.refusal);
      const step = decision.value;
      if (step.kind !== 'sign_in') {
        await keepPending(deps, repositories, { ...kept, ...ofPartner }, browserHash, step);
        return answer({ step: 'pending' as const, user: null, way_back: wayBack });
      }
      const at = deps.now();
      const pending = { ...kept, ...ofPartner, accountId: step.accountId, createdAt: at, expiresAt: at };
      const how = { viewer, transport, current };
      const { value: user, session } = await acceptPending(deps, repositories, pending, step, how);
      return answer({ step: 'signed_in' as const, user, way_back: wayBack }, session);
    });
  return onceMoreIfOvertaken(enter);
};

/** Name sent beside the ID token, used if the token has none. It is unsigned, so nothing else may depend on it. */
const withName = (name: string | undefined): { readonly name?: string } => (name === undefined ? {} : { name });

/** Completes OAuth sign-in. The attempt is consumed before the provider is called, so a `state` works once. */
export const confirmSocialSignIn: UseCase<
  'confirmSocialSignIn',
  Needs<
    'identity' | 'inTransaction' | 'newId' | 'now' | 'repositories' | 'settings' | 'tokens',
    'accounts' | 'identities' | 'leases' | 'profiles' | 'sessions' | 'subscriptions'
  >
> = (deps) => async (viewer, input) => {
  const attempt = await deps.repositories.identities.takeAttempt(hashSecret(input.state));
  const isOurs = attempt?.provider === input.provider && attempt.browserHash.equals(hashSecret(input.browser));
  if (!attempt || !isOurs || deps.now() >= attempt.expiresAt) return refuse('SOCIAL_CONNECTION_FAILED');
  const { state, code, iss, error } = input;
  const { nonce, codeVerifier } = attempt;
  const claims = await deps.identity.finish(input.provider, { state, code, iss, error }, { state, nonce, codeVerifier });
  if (!claims) return refuse('SOCIAL_CONNECTION_FAILED');
  return admit(
    deps,
    viewer,
    readOutsidePerson({ ...withName(input.name), ...claims }, deps.settings.longestName),
    attempt,
    input.transport,
  );
};
