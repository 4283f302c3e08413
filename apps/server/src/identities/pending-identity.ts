import type { Repositories } from '@madang/database/repositories.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import type { OutsidePerson } from '@madang/domain/identities/outside-person.ts';
import { firstProfile, type Profile, profileUnasked } from '@madang/domain/profiles/profile.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { StoredPendingIdentity } from '@madang/database/identities/identities.repository.ts';
import type { EmailAddress } from '@madang/domain/accounts/email-address.ts';
import { decidePending, type PendingIdentity, pendingMs, type PendingStep } from '@madang/domain/identities/pending-identity.ts';
import { partnerOfIssuer, toUserType } from '@madang/domain/partners/hand-over.ts';
import type { Needs } from '../use-case/needs.ts';
import { endLeases } from '../sessions/end-leases.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { toSessionDevice, type Viewer } from '../use-case/viewer.ts';
import { hashSecret } from './browser-secret.ts';

/** A concurrent call took the email address or identity first. The transaction rolls back, and a retry finds it. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Retries a transaction once after Overtaken. */
export const onceMoreIfOvertaken = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (overtaken) {
    if (!(overtaken instanceof Overtaken)) throw overtaken;
    return work();
  }
};

/** Creates an account without a password for an external identity, with its first profile. Throws Overtaken. */
const openOutsideAccount = async (
  { now, newId }: Needs<'newId' | 'now'>,
  { accounts, profiles, identities }: Pick<Repositories, 'accounts' | 'identities' | 'profiles'>,
  person: OutsidePerson,
  about: Pick<Account, 'email' | 'birthday' | 'country' | 'userType'> & { readonly language: Language },
): Promise<{ readonly account: Account; readonly profile: Profile }> => {
  const account: Account = {
    ...about,
    id: newId(),
    firstName: person.firstName,
    lastName: person.lastName,
    gender: 'prefer_not_to_say',
    passwordHash: null,
    emailVerified: person.emailVerified,
    createdAt: now(),
  };
  const profile = firstProfile(newId(), account.id, account.firstName, account.language);
  if (!(await accounts.add(account))) throw new Overtaken('the address has an account');
  if (!(await identities.add(person, account.id, account.createdAt))) throw new Overtaken('the identity has an account');
  await profiles.add(profile, account.createdAt);
  return { account, profile };
};

/** Account with its profile, or null where the viewer has to choose one. */
export const accountAndProfile = async (
  { accounts, profiles }: Pick<Repositories, 'accounts' | 'profiles'>,
  accountId: string,
): Promise<{ readonly account: Account; readonly profile: Profile | null }> => {
  const account = await accounts.find(accountId);
  if (!account) throw new Error(`An identity leads to account ${accountId}, which is not there.`);
  return { account, profile: profileUnasked(await profiles.listOf(accountId)) };
};

/** Session of the browser, even before a profile is chosen in it. */
export interface CurrentSession {
  readonly sessionId: string;
  readonly accountId: string;
}

export const currentSession = async (
  { sessions }: Pick<Repositories, 'sessions'>,
  viewer: Viewer,
): Promise<CurrentSession | null> => {
  if (viewer.signedIn) return { sessionId: viewer.sessionId, accountId: viewer.accountId };
  const sessionId = viewer.waitingSession;
  const origin = sessionId === undefined ? null : await sessions.originOf(sessionId);
  return sessionId !== undefined && origin ? { sessionId, accountId: origin.accountId } : null;
};

/** Next step for a pending identity. `current` is the browser's session. */
export const findNextStep = async (
  { newId }: Needs<'newId'>,
  { accounts, identities }: Pick<Repositories, 'accounts' | 'identities'>,
  pending: Pick<PendingIdentity, 'person' | 'guest'>,
  current: CurrentSession | null,
): Promise<ReturnType<typeof decidePending>> => {
  const { issuer, subject, email } = pending.person;
  const knownId = await identities.findAccountId(issuer, subject);
  return decidePending(pending, {
    known: knownId === null ? null : { id: knownId },
    holder: email === null ? null : await accounts.findByEmail(email),
    current: current && { id: current.accountId },
    newId: newId(),
  });
};

/** Account of a step, or null if it is not created or known yet. */
const accountIn = (step: PendingStep): string | null => ('accountId' in step ? step.accountId : null);

type Kept = Omit<PendingIdentity, 'accountId' | 'createdAt' | 'expiresAt'>;

/** Saves a verified identity until a POST of this browser accepts it. */
export const keepPending = async (
  { now }: Needs<'now'>,
  { identities }: Pick<Repositories, 'identities'>,
  kept: Kept,
  browserHash: Buffer,
  step: PendingStep,
): Promise<StoredPendingIdentity> => {
  const at = now();
  const expiresAt = at + pendingMs(kept.person.issuer);
  const pending = { ...kept, browserHash, accountId: accountIn(step), createdAt: at, expiresAt };
  await identities.savePending(pending, at);
  return pending;
};

/** Unexpired pending identity of a browser, or null. */
export const findPending = async (
  { now }: Needs<'now'>,
  { identities }: Pick<Repositories, 'identities'>,
  browser: string,
): Promise<StoredPendingIdentity | null> => {
  const pending = await identities.findPending(hashSecret(browser));
  return pending && now() < pending.expiresAt ? pending : null;
};

/** User type of the account that a pending identity creates. */
const userTypeFor = ({ person, guest }: Pick<PendingIdentity, 'person' | 'guest'>): string => {
  const partner = partnerOfIssuer(person.issuer);
  return partner === null ? '1' : toUserType(partner, guest, person.subject);
};

interface How {
  readonly viewer: Viewer;
  readonly transport: 'cookie' | 'body';
  /** Session of this browser, which the new one replaces. */
  readonly current: CurrentSession | null;
}

/** Begins a session by an identity and revokes the browser's current one. A partner session is not remembered (PA-06). */
export const beginByIdentity = async (
  deps: Needs<'newId' | 'now' | 'tokens'>,
  repositories: Pick<Repositories, 'leases' | 'sessions' | 'subscriptions'>,
  { person, remembered }: Pick<PendingIdentity, 'person' | 'remembered'>,
  who: Awaited<ReturnType<typeof accountAndProfile>>,
  { viewer, transport, current }: How,
) => {
  const at = deps.now();
  if (current) {
    await repositories.sessions.revoke(current.sessionId, at);
    await endLeases(repositories, current.accountId, [current.sessionId], at);
  }
  const { issuer, subject } = person;
  const remember = partnerOfIssuer(issuer) === null && remembered;
  return beginSession(deps, repositories, who, {
    remember,
    transport,
    device: toSessionDevice(viewer),
    identity: { issuer, subject },
  });
};

/** Account that a pending identity signs in to, created if it has none. Throws Overtaken. */
const accountFor = async (
  deps: Needs<'newId' | 'now'>,
  repositories: Pick<Repositories, 'accounts' | 'identities' | 'profiles'>,
  pending: PendingIdentity,
  { to, country }: { readonly to: { readonly accountId: string } | { readonly email: EmailAddress }; readonly country: string },
): Promise<Awaited<ReturnType<typeof accountAndProfile>>> => {
  if ('accountId' in to) {
    const { issuer, subject } = pending.person;
    // Under the account's row lock: an identity removed meanwhile begins no session.
    const joinedTo = await repositories.identities.findAccountIdLocked(issuer, subject);
    if (joinedTo !== to.accountId) throw new Overtaken('the identity was removed');
    return accountAndProfile(repositories, to.accountId);
  }
  const { birthday, language } = pending;
  const about: Pick<Account, 'email' | 'birthday' | 'country' | 'userType'> = {
    email: to.email,
    birthday,
    country,
    userType: userTypeFor(pending),
  };
  return openOutsideAccount(deps, repositories, pending.person, { ...about, language });
};

/** Signs in with a pending identity that needs no proof of another account. Throws Overtaken. */
export const acceptPending = async (
  deps: Needs<'newId' | 'now' | 'tokens'>,
  repositories: Pick<Repositories, 'accounts' | 'identities' | 'leases' | 'profiles' | 'sessions' | 'subscriptions'>,
  pending: PendingIdentity,
  to: { readonly accountId: string } | { readonly email: EmailAddress },
  how: How,
) => {
  const who = await accountFor(deps, repositories, pending, { to, country: how.viewer.country });
  return beginByIdentity(deps, repositories, pending, who, how);
};
