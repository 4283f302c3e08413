import type { Needs } from '../use-case/needs.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import type { Session, SessionStart } from '@madang/database/sessions/sessions.repository.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import type { Profile } from '@madang/domain/profiles/profile.ts';
import { type IdentityKey, toSignInType } from '@madang/domain/identities/pending-identity.ts';
import { ABSOLUTE_MS, IDLE_MS } from '@madang/domain/sessions/refresh.ts';
import type { SessionDevice } from '@madang/domain/sessions/session-kind.ts';
import { answer } from '../use-case/use-case.ts';
import { presentSessionUser } from './session.presenter.ts';

type Needed = Needs<'newId' | 'now' | 'tokens'>;
type Stores = Pick<Repositories, 'sessions' | 'subscriptions'>;

interface SessionHolder {
  readonly account: Account;
  /** Null where a profile is chosen afterwards. */
  readonly profile: Profile | null;
}

interface SessionOptions {
  readonly remember: boolean;
  readonly transport: 'cookie' | 'body';
  readonly device?: SessionDevice;
  /** By which a provider or partner vouched; left out for a password or a television. */
  readonly identity?: IdentityKey;
}

const begin = async (
  { tokens, now, newId }: Needed,
  { sessions, subscriptions }: Stores,
  { account, profile }: SessionHolder,
  { remember, transport, device, identity }: SessionOptions,
  credentials: SessionStart['credentials'] = null,
) => {
  const at = now();
  const session: Session = {
    id: newId(),
    accountId: account.id,
    profileId: profile?.id ?? null,
    pinStamp: profile?.pinStamp ?? null,
    remembered: remember,
    signInType: toSignInType(identity ?? null),
    newestGeneration: 1,
    revoked: false,
    endsAt: at + ABSOLUTE_MS,
  };
  const { token: refreshToken, hash } = tokens.newRefresh();
  const expiresAt = at + (remember ? IDLE_MS.remembered : IDLE_MS.session);
  if (!(await sessions.begin(session, { token: { hash, expiresAt }, createdAt: at, device, identity, credentials }))) return null;
  const accessToken = await tokens.issueAccess({ accountId: account.id, sessionId: session.id }, at);
  const subscription = await subscriptions.findOf(account.id);
  const user = presentSessionUser(account, profile, subscription, {
    at,
    signInType: session.signInType,
    accessToken,
    refreshToken: transport === 'body' ? refreshToken : null,
  });
  if (transport === 'body') return answer(user);
  const issued = {
    accessToken,
    refreshToken,
    profileId: session.profileId,
    userType: account.userType,
    remembered: remember,
  };
  return answer(user, { kind: 'issued', tokens: issued });
};

/** Starts a session for an account that has proved who it is: a new id every time, its first refresh token, its cookies. */
export const beginSession = async (deps: Needed, stores: Stores, who: SessionHolder, options: SessionOptions) => {
  const begun = await begin(deps, stores, who, options);
  if (begun === null) throw new Error('A session without a condition was not stored.');
  return begun;
};

/** Starts a session unless the email or password changed since the credentials were verified. Null if it did. */
export const beginSessionWithCredentials = (
  deps: Needed,
  stores: Stores,
  who: SessionHolder,
  options: SessionOptions,
  { email, passwordHash }: Pick<Account, 'email' | 'passwordHash'>,
) => begin(deps, stores, who, options, { email, passwordHash });
