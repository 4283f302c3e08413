import type { Repositories } from '@madang/database/repositories.ts';
import { IDLE_MS, presentToken } from '@madang/domain/sessions/refresh.ts';
import { entitlementAt } from '@madang/domain/subscriptions/entitlement.ts';
import type { Deps } from '../deps.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';
import { isId } from '../http/ids.ts';
import { presentSessionUser } from './session.presenter.ts';

type Refused = ReturnType<typeof refuse<'REFRESH_TOKEN_INVALID'>> | ReturnType<typeof refuse<'REFRESH_TOKEN_REUSED'>>;

/** The successor of a presented token: a new one, or the same again for tabs that raced; a stolen one ends the family. */
const succeed = async (
  { tokens, now }: Pick<Deps, 'tokens' | 'now'>,
  { sessions }: Pick<Repositories, 'sessions'>,
  presented: string,
  whenRevoked: (sessionId: string) => void,
): Promise<{ readonly ok: true; readonly refreshToken: string; readonly sessionId: string } | Refused> => {
  const at = now();
  const hash = tokens.hashRefresh(presented);
  const token = await sessions.findTokenLocked(hash);
  const session = token && (await sessions.find(token.sessionId));
  const decision = presentToken(token, session, at);
  if (!decision.ok) {
    if (decision.refusal === 'REFRESH_TOKEN_REUSED' && session) {
      await sessions.revoke(session.id, at);
      whenRevoked(session.id);
    }
    return refuse(decision.refusal, { session: { kind: 'ended' } });
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

/** Rotates a session's tokens and tells who is signed in (SE-36 to SE-54). */
export const refreshToken: UseCase<'refreshToken'> = (deps) => async (viewer, input) => {
  const presented = input.refresh_token ?? viewer.refreshCookie;
  const inCookie = input.refresh_token === undefined;
  if (!presented) return refuse('REFRESH_TOKEN_INVALID');
  const changed = new Set<string>();
  const reply = await deps.inTransaction(async (repositories) => {
    const successor = await succeed(deps, repositories, presented, (sessionId) => changed.add(sessionId));
    if (!successor.ok) return successor;
    const session = await repositories.sessions.find(successor.sessionId);
    const account = session && (await repositories.accounts.find(session.accountId));
    const chosen = input.profile_id !== undefined && isId(input.profile_id) ? input.profile_id : (session?.profileId ?? '');
    const profile =
      account && ((await repositories.profiles.find(account.id, chosen)) ?? (await repositories.profiles.listOf(account.id))[0]);
    if (!session || !account || !profile) return refuse('REFRESH_TOKEN_INVALID', { session: { kind: 'ended' } });
    if (profile.id !== session.profileId) await repositories.sessions.selectProfile(session.id, profile.id);
    changed.add(session.id);
    const accessToken = await deps.tokens.issueAccess({ accountId: account.id, sessionId: session.id }, deps.now());
    const subscription = await repositories.subscriptions.findOf(account.id);
    const user = presentSessionUser(account, profile, entitlementAt(subscription, deps.now()) && subscription, {
      accessToken,
      refreshToken: inCookie ? null : successor.refreshToken,
    });
    if (!inCookie) return answer(user);
    const tokens = {
      accessToken,
      refreshToken: successor.refreshToken,
      profileId: profile.id,
      userType: account.userType,
      remembered: session.remembered,
    };
    return answer(user, { kind: 'issued', tokens });
  });
  // Only now: before the transaction has ended, another call would read and remember what was.
  for (const sessionId of changed) deps.sessions.forget(sessionId);
  return reply;
};
