import { type OutsidePerson, outsidePersonOf } from '@madang/domain/identities/outside-person.ts';
import { decideSocialSignIn, PENDING_MS, SIGN_IN_TYPES } from '@madang/domain/identities/social-sign-in.ts';
import { answer, refuse, type Reply, type UseCase } from '../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { hashOf } from './browser-secret.ts';
import { accountAndProfile, openOutsideAccount, Overtaken } from './open-outside-account.ts';

type Attempt = NonNullable<Awaited<ReturnType<Deps['repositories']['identities']['takeAttempt']>>>;

/** What a person of a provider's is told; everything of it is written together. */
const admit = (
  deps: Deps,
  person: OutsidePerson,
  attempt: Attempt,
  { country, transport }: { readonly country: string; readonly transport: 'cookie' | 'body' },
): Promise<Reply<'confirmSocialSignIn'>> =>
  deps.inTransaction(async (repositories) => {
    const { accounts, identities } = repositories;
    const { language, remembered, wayBack, browserHash, provider } = attempt;
    const knownId = await identities.findAccountId(person.issuer, person.subject);
    const holder = person.email === null ? null : await accounts.findByEmail(person.email);
    const decision = decideSocialSignIn(person, knownId === null ? null : { id: knownId }, holder);
    if (!decision.ok) return refuse(decision.refusal);
    const what = decision.value;
    if (what.kind === 'ask_password') {
      const { issuer, subject } = person;
      const { accountId } = what;
      const expiresAt = deps.now() + PENDING_MS;
      const pending = { browserHash, issuer, subject, provider, accountId, remembered, wayBack, expiresAt };
      await identities.savePending(pending, deps.now());
      return answer({ step: 'password' as const, user: null, way_back: wayBack });
    }
    const about = { birthday: null, country, userType: '1', language };
    const who =
      what.kind === 'known'
        ? await accountAndProfile(repositories, what.accountId)
        : await openOutsideAccount(deps, repositories, person, { ...about, email: what.email });
    const how = { remember: remembered, transport, signInType: SIGN_IN_TYPES.social };
    const { value: user, session } = await beginSession(deps, repositories, who, how);
    return answer({ step: 'signed_in' as const, user, way_back: wayBack }, session);
  });

/** A name that a provider tells beside its token counts where the token has none; nothing depends on it. */
const withName = (name: string | undefined): { readonly name?: string } => (name === undefined ? {} : { name });

/** The attempt is used up before anybody is asked: whatever comes of it, its state serves no second time. */
export const confirmSocialSignIn: UseCase<'confirmSocialSignIn'> = (deps) => async (viewer, input) => {
  const retryAfter = await deps.limits.take('socialSignIn', viewer.address);
  if (retryAfter !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter });
  const attempt = await deps.repositories.identities.takeAttempt(hashOf(input.state));
  const isOurs = attempt?.provider === input.provider && attempt.browserHash.equals(hashOf(input.browser));
  if (!attempt || !isOurs || deps.now() >= attempt.expiresAt) return refuse('SOCIAL_CONNECTION_FAILED');
  const { state, code, iss, error } = input;
  const { nonce, codeVerifier } = attempt;
  const claims = await deps.identity.finish(input.provider, { state, code, iss, error }, { state, nonce, codeVerifier });
  if (!claims) return refuse('SOCIAL_CONNECTION_FAILED');
  const person = outsidePersonOf({ ...withName(input.name), ...claims });
  const how = { country: viewer.country, transport: input.transport };
  try {
    return await admit(deps, person, attempt, how);
  } catch (overtaken) {
    if (!(overtaken instanceof Overtaken)) throw overtaken;
    return admit(deps, person, attempt, how);
  }
};
