import type { Needs } from '../use-case/needs.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import type { Session } from '@madang/database/sessions/sessions.repository.ts';
import { isUsable } from '@madang/domain/profiles/profile-allowance.ts';
import { hasPin, type Profile } from '@madang/domain/profiles/profile.ts';
import { isPushToken } from '@madang/domain/push/push-token.ts';
import { IDLE_MS, presentToken } from '@madang/domain/sessions/refresh.ts';
import { entitlementAt } from '@madang/domain/subscriptions/entitlement.ts';
import type { Plan } from '@madang/domain/subscriptions/plan.ts';
import { endPendingAuthority } from '../accounts/end-pending.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentSessionUser } from './session.presenter.ts';

type Refused = ReturnType<typeof refuse<'REFRESH_TOKEN_INVALID'>> | ReturnType<typeof refuse<'REFRESH_TOKEN_REUSED'>>;

/** The successor of a presented token: a new one, or the same again for tabs that raced; a stolen one ends the family. */
const succeed = async (
  { tokens }: Needs<'tokens'>,
  { sessions }: Pick<Repositories, 'sessions'>,
  { presented, at }: { readonly presented: string; readonly at: number },
  whenRevoked: (session: Session) => void,
  /** What a browser hears that holds its tokens in cookies; those of another session are not touched. */
  ended: { readonly session: { readonly kind: 'ended' } } | Record<never, never>,
): Promise<{ readonly ok: true; readonly refreshToken: string; readonly sessionId: string } | Refused> => {
  const hash = tokens.hashRefresh(presented);
  const token = await sessions.findTokenLocked(hash);
  const session = token && (await sessions.find(token.sessionId));
  const decision = presentToken(token, session, at);
  if (!decision.ok) {
    if (decision.refusal === 'REFRESH_TOKEN_REUSED' && session) {
      await sessions.revoke(session.id, at);
      whenRevoked(session);
    }
    return refuse(decision.refusal, ended);
  }
  if (!token || !session) throw new Error('A token that may be exchanged belongs to a session.');
  if (decision.value === 'repeat') {
    if (!token.sealedSuccessor) throw new Error('A used token keeps its successor.');
    return { ok: true, refreshToken: tokens.unseal(token.sealedSuccessor, presented), sessionId: session.id };
  }
  const next = tokens.newRefresh();
  const generation = session.newestGeneration + 1;
  await sessions.markUsed(hash, at, tokens.seal(next.token, presented));
  await sessions.addToken(next.hash, session.id, generation, at + (session.remembered ? IDLE_MS.remembered : IDLE_MS.session));
  return { ok: true, refreshToken: next.token, sessionId: session.id };
};

/**
 * The profile after a token refresh: the named one if it has no PIN, else the current one, or null if the plan has no room for it.
 * A PIN changed meanwhile is asked for on the next page load, not in the middle of a film.
 */
const stays = (
  { profileId }: Session,
  profiles: readonly Profile[],
  named: string | undefined,
  plan: Plan | null,
): Profile | null => {
  const usable = profiles.filter((profile) => isUsable(profile, profiles, plan));
  const other = usable.find((profile) => profile.id === named && !hasPin(profile));
  return other ?? usable.find(({ id }) => id === profileId) ?? null;
};

/** Rotates a session's tokens and returns the session's user (SE-36 to SE-54). */
export const refreshToken: UseCase<
  'refreshToken',
  Needs<
    'inTransaction' | 'now' | 'tokens',
    | 'accounts'
    | 'emailVerifications'
    | 'identities'
    | 'leases'
    | 'passwordLinks'
    | 'profiles'
    | 'push'
    | 'sessions'
    | 'subscriptions'
    | 'tvSignIns'
  >
> = (deps) => async (viewer, input) => {
  const presented = input.refresh_token ?? viewer.refreshCookie;
  const inCookie = input.refresh_token === undefined;
  if (!presented) return refuse('REFRESH_TOKEN_INVALID');
  const ended = inCookie ? ({ session: { kind: 'ended' } } as const) : {};
  const reused: Session[] = [];
  const reply = await deps.inTransaction(async (repositories) => {
    const at = deps.now();
    const successor = await succeed(deps, repositories, { presented, at }, (session) => void reused.push(session), ended);
    if (!successor.ok) return successor;
    const session = await repositories.sessions.find(successor.sessionId);
    const account = session && (await repositories.accounts.find(session.accountId));
    if (!session || !account) return refuse('REFRESH_TOKEN_INVALID', ended);
    const profiles = await repositories.profiles.listOf(account.id);
    const subscription = await repositories.subscriptions.findOf(account.id);
    const plan = entitlementAt(subscription, at)?.plan ?? null;
    const profile = stays(session, profiles, input.profile_id, plan);
    if (profile && profile.id !== session.profileId) await repositories.sessions.selectProfile(session.id, profile);
    if (input.push_token !== undefined && isPushToken(input.push_token))
      await repositories.push.rebind(input.push_token, account.id, session.id);
    const accessToken = await deps.tokens.issueAccess({ accountId: account.id, sessionId: session.id }, at);
    const user = presentSessionUser(account, profile, subscription, {
      at,
      signInType: session.signInType,
      accessToken,
      refreshToken: inCookie ? null : successor.refreshToken,
    });
    if (!inCookie) return answer(user);
    const tokens = {
      accessToken,
      refreshToken: successor.refreshToken,
      profileId: profile?.id ?? null,
      userType: account.userType,
      remembered: session.remembered,
    };
    return answer(user, { kind: 'issued', tokens });
  });
  // In a transaction of its own: this one locks the account first, and the exchange of a token locks the session alone.
  for (const { accountId, id } of reused) {
    const affected = { accountId, keptSession: null, endedSession: id };
    await deps.inTransaction((bound) => endPendingAuthority(bound, 'refresh_token_reused', affected, deps.now()));
  }
  return reply;
};
