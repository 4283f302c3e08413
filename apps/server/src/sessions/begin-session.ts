import type { Repositories } from '@madang/database/repositories.ts';
import type { Session } from '@madang/database/sessions/sessions.repository.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import type { Profile } from '@madang/domain/profiles/profile.ts';
import { SIGN_IN_TYPES, type SignInType } from '@madang/domain/identities/social-sign-in.ts';
import { ABSOLUTE_MS, IDLE_MS } from '@madang/domain/sessions/refresh.ts';
import type { SessionDevice } from '@madang/domain/sessions/session-kind.ts';
import type { Deps } from '../deps.ts';
import { answer } from '../http/handlers.ts';
import { presentSessionUser } from './session.presenter.ts';

/** Starts a session for an account that has proved who it is: a new id every time, its first refresh token, its cookies. */
export const beginSession = async (
  { tokens, now, newId }: Pick<Deps, 'tokens' | 'now' | 'newId'>,
  { sessions, subscriptions }: Pick<Repositories, 'sessions' | 'subscriptions'>,
  /** Without a profile, one is chosen afterwards. */
  who: { readonly account: Account; readonly profile: Profile | null },
  how: {
    readonly remember: boolean;
    readonly transport: 'cookie' | 'body';
    readonly device?: SessionDevice;
    readonly signInType?: SignInType;
  },
) => {
  const at = now();
  const { account, profile } = who;
  const session: Session = {
    id: newId(),
    accountId: account.id,
    profileId: profile?.id ?? null,
    pinStamp: profile?.pinStamp ?? null,
    remembered: how.remember,
    signInType: how.signInType ?? SIGN_IN_TYPES.email,
    newestGeneration: 1,
    revoked: false,
    endsAt: at + ABSOLUTE_MS,
  };
  const { token: refreshToken, hash } = tokens.newRefresh();
  await sessions.add(session, at, how.device);
  await sessions.addToken(hash, session.id, 1, at + (how.remember ? IDLE_MS.remembered : IDLE_MS.session));
  const accessToken = await tokens.issueAccess({ accountId: account.id, sessionId: session.id }, at);
  const subscription = await subscriptions.findOf(account.id);
  const user = presentSessionUser(account, profile, subscription, {
    at,
    signInType: session.signInType,
    accessToken,
    refreshToken: how.transport === 'body' ? refreshToken : null,
  });
  if (how.transport === 'body') return answer(user);
  const issued = {
    accessToken,
    refreshToken,
    profileId: session.profileId,
    userType: account.userType,
    remembered: how.remember,
  };
  return answer(user, { kind: 'issued', tokens: issued });
};
