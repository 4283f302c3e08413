import type { Repositories } from '@madang/database/repositories.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import { normalEmail } from '@madang/domain/accounts/email-address.ts';
import { decideEmailChange, faultOfNewEmail } from '@madang/domain/accounts/email-verification.ts';
import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentVerification } from './account.presenter.ts';
import { sendVerificationMail } from './send-verification-mail.ts';
import { holdAccount } from '../sessions/hold-account.ts';
import { endPendingAuthority } from './end-pending.ts';
import { ownAccount } from './own-account.ts';
import { verifyPassword } from './verify-password.ts';

/** Mails the current address that it is about to be replaced by `newEmail`, with a single-use link that stops the change. */
const mailStopLink = async (
  { links, newId }: Needs<'links' | 'newId'>,
  { emailVerifications, mailOutbox }: Pick<Repositories, 'emailVerifications' | 'mailOutbox'>,
  { id: accountId, email: address, language, firstName: name }: Account,
  newEmail: string,
  at: number,
): Promise<void> => {
  const link = newId();
  await emailVerifications.saveStopLink(accountId, links.hash(links.tokenOf(link)));
  const details = { newEmail, link };
  await mailOutbox.add({ id: newId(), accountId, kind: 'email_change_asked', address, language, name, details }, at);
};

/** Nothing changes before the new address is proven: until then people sign in with the current one, which is mailed a link that stops it. */
export const changeEmail: UseCase<
  'changeEmail',
  Needs<
    'inTransaction' | 'knownDevices' | 'limits' | 'links' | 'newId' | 'now' | 'passwords' | 'repositories' | 'settings',
    'accounts' | 'emailVerifications' | 'identities' | 'leases' | 'mailOutbox' | 'passwordLinks' | 'sessions' | 'tvSignIns'
  >
> = (deps) => async (viewer, input) => {
  const account = ownAccount(await deps.repositories.accounts.find(viewer.accountId));
  const fault = faultOfNewEmail(input.email.trim(), account.email);
  if (fault) return refuse('INPUT_INVALID', { fields: { email: fault } });
  const refusal = await verifyPassword(deps, account, input.password, 'password');
  if (refusal) return refusal;
  const address = normalEmail(input.email.trim());
  return deps.inTransaction(async (repositories) => {
    const at = deps.now();
    const held = await holdAccount(repositories, viewer, at);
    if (!held) return refuse('TOKEN_INVALID');
    // A password that was replaced while it was verified begins no change.
    if (held.passwordHash !== account.passwordHash) return refuse('PASSWORD_WRONG', { fields: { password: 'wrong' } });
    const decision = decideEmailChange(await repositories.emailVerifications.listRequests(held.id, 'change', at), at);
    if (!decision.ok) return refuse(decision.refusal, { retryAfter: decision.retryAfter });
    const holder = await repositories.accounts.findByEmail(address);
    if (holder && deps.settings.accountExistence === 'shown') return refuse('EMAIL_IN_USE', { fields: { email: 'unavailable' } });
    await repositories.emailVerifications.addRequest(held.id, 'change', at);
    const affected = { accountId: held.id, keptSession: viewer.sessionId };
    await endPendingAuthority(repositories, 'email_change_asked', affected, at);
    const verification = await sendVerificationMail(deps, repositories, held, address, at);
    await repositories.accounts.saveEmailChange(held.id, verification.expiresAt);
    await mailStopLink(deps, repositories, held, address, at);
    return answer(presentVerification(held, verification, at));
  });
};
