import type { Needs } from '../use-case/needs.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import type { StoredPendingIdentity } from '@madang/database/identities/identities.repository.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import { isFreshProof, UNDO_MS } from '@madang/domain/identities/fresh-proof.ts';
import { refusalOfPassword } from '@madang/domain/identities/social-sign-in.ts';
import { partnerOfIssuer } from '@madang/domain/partners/hand-over.ts';
import { hasPlan } from '@madang/domain/subscriptions/entitlement.ts';
import { endPendingAuthority } from '../accounts/end-pending.ts';
import { answer, refuse, type Reply, type UseCase } from '../use-case/use-case.ts';
import { beginPasswordAttempt } from '../sessions/password-attempts.ts';
import type { Viewer } from '../use-case/viewer.ts';
import { hashSecret } from './browser-secret.ts';
import { nameOfIssuer, outsideName } from './identity.presenter.ts';
import { accountAndProfile, beginByIdentity, currentSession, findPending, findNextStep } from './pending-identity.ts';

type Answer = Reply<'addIdentity'>;

/** Checks the account's password under the rate limit of sign-in. Null when it is right. */
const refusedPassword = async (
  deps: Needs<'knownDevices' | 'limits' | 'now' | 'passwords' | 'repositories', 'mailOutbox'>,
  account: Account,
  password: string,
  viewer: Viewer,
) => {
  const attempt = await beginPasswordAttempt(deps, account.email, viewer);
  if (!attempt.ok) return refuse('TOO_MANY_ATTEMPTS', { retryAfter: attempt.retryAfter });
  const refusal = refusalOfPassword(account);
  if (refusal) return refuse(refusal);
  if (!(await deps.passwords.verify(account.passwordHash, password, attempt.of))) {
    await attempt.failed(account);
    return refuse('EMAIL_OR_PASSWORD_WRONG');
  }
  await attempt.succeeded();
  return null;
};

/** Makes a partner the payer of the account, unless its owner has a plan here, even a paused one. */
const takeOverByPartner = async (
  { accounts, subscriptions }: Pick<Repositories, 'accounts' | 'subscriptions'>,
  accountId: string,
  { person, birthday }: StoredPendingIdentity,
  at: number,
): Promise<void> => {
  const partner = partnerOfIssuer(person.issuer);
  if (partner === null) return;
  if (birthday !== null) await accounts.addBirthday(accountId, birthday);
  if (!hasPlan(await subscriptions.findOf(accountId), at)) await accounts.changeUserType(accountId, partner);
};

/** Enqueues an email to the account owner that names the joined identity and has an undo link. */
const mailOwner = async (
  { links, newId, identity }: Needs<'identity' | 'links' | 'newId'>,
  { identities, mailOutbox }: Pick<Repositories, 'identities' | 'mailOutbox'>,
  account: Account,
  { person }: StoredPendingIdentity,
  at: number,
): Promise<void> => {
  const link = newId();
  const { issuer, subject } = person;
  const undo = { accountId: account.id, issuer, subject, expiresAt: at + UNDO_MS };
  await identities.addUndoLink(links.hash(links.tokenOf(link)), undo, at);
  const details = { link, provider: nameOfIssuer(issuer, identity), outside: outsideName(person) };
  const { id: accountId, email: address, language, firstName: name } = account;
  await mailOutbox.add({ id: newId(), accountId, kind: 'identity_joined', address, language, name, details }, at);
};

/**
 * Joins a pending identity with an account. A session alone is no proof: the owner reauthenticates by password or by a
 * fresh sign-in with another identity of the account. The password keeps working afterwards.
 */
export const addIdentity: UseCase<
  'addIdentity',
  Needs<
    | 'identity'
    | 'inTransaction'
    | 'knownDevices'
    | 'limits'
    | 'links'
    | 'newId'
    | 'now'
    | 'passwords'
    | 'repositories'
    | 'tokens',
    | 'accounts'
    | 'emailVerifications'
    | 'identities'
    | 'leases'
    | 'mailOutbox'
    | 'passwordLinks'
    | 'profiles'
    | 'sessions'
    | 'subscriptions'
    | 'tvSignIns'
  >
> = (deps) => async (viewer, input) => {
  const { repositories, now } = deps;
  const pending = await findPending(deps, repositories, input.browser);
  if (!pending) return refuse('IDENTITY_EXPIRED');
  const current = await currentSession(repositories, viewer);
  const decision = await findNextStep(deps, repositories, pending, current);
  if (!decision.ok) return refuse(decision.refusal);
  const step = decision.value;
  const account = step.kind === 'join' ? await repositories.accounts.find(step.accountId) : null;
  if (!account) return refuse('IDENTITY_EXPIRED');
  const proven = input.password === undefined ? null : await refusedPassword(deps, account, input.password, viewer);
  if (proven) return proven;
  const { person, wayBack: way_back, redirectUri: redirect_uri } = pending;
  return deps.inTransaction(async (bound): Promise<Answer> => {
    const at = now();
    // Under the account's row lock: the proof must still hold.
    const locked = await bound.accounts.findLocked(account.id);
    const joined = await bound.identities.listOf(account.id);
    const isProven =
      input.password === undefined
        ? isFreshProof(
            current && (await bound.sessions.originOf(current.sessionId)),
            { accountId: account.id, about: person, joined, since: pending.createdAt },
            at,
          )
        : locked?.passwordHash === account.passwordHash;
    if (!locked || !isProven) return refuse('PROOF_NEEDED');
    if (!(await bound.identities.takePending(hashSecret(input.browser)))) return refuse('IDENTITY_EXPIRED');
    // Unique by issuer and subject: if accounts race for an identity, one gets it and keeps it.
    if (!(await bound.identities.add(person, account.id, at)))
      return refuse(partnerOfIssuer(person.issuer) === null ? 'SOCIAL_CONNECTION_FAILED' : 'SSO_FAILED');
    await endPendingAuthority(bound, 'identity_joined', { accountId: account.id, keptSession: null }, at);
    await takeOverByPartner(bound, account.id, pending, at);
    await mailOwner(deps, bound, locked, pending, at);
    const { account: changed, profile } = await accountAndProfile(bound, account.id);
    const isOwn = viewer.signedIn && viewer.accountId === account.id;
    const who = { account: changed, profile: isOwn ? viewer.profile : profile };
    const { value: user, session } = await beginByIdentity(deps, bound, pending, who, {
      viewer,
      transport: input.transport,
      current,
    });
    return answer({ step: 'signed_in' as const, user, way_back, redirect_uri }, session);
  });
};
