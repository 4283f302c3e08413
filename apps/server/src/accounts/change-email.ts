import { normalEmail } from '@madang/domain/accounts/credentials.ts';
import { decideEmailChange, faultOfNewEmail } from '@madang/domain/accounts/email-verification.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';
import { presentVerification } from './account.presenter.ts';
import { askForProof } from './ask-for-proof.ts';
import { ownAccount } from './own-account.ts';
import { verifyPassword } from './verify-password.ts';

/** Nothing changes before the new address is proven: until then people sign in with the old one. */
export const changeEmail: UseCase<'changeEmail'> = (deps) => async (viewer, input) => {
  const account = ownAccount(await deps.repositories.accounts.find(viewer.accountId));
  const fault = faultOfNewEmail(input.email.trim(), account.email);
  if (fault) return refuse('INPUT_INVALID', { fields: { email: fault } });
  const refusal = await verifyPassword(deps, account, input.password, 'password');
  if (refusal) return refusal;
  const address = normalEmail(input.email.trim());
  const outcome = await deps.inTransaction(async (repositories) => {
    const at = deps.now();
    const held = ownAccount(await repositories.accounts.findLocked(account.id));
    const decision = decideEmailChange(await repositories.emailVerifications.listRequests(held.id, 'change', at), at);
    if (!decision.ok) return refuse(decision.refusal, { retryAfter: decision.retryAfter });
    if (await repositories.accounts.findByEmail(address)) return refuse('EMAIL_IN_USE', { fields: { email: 'unavailable' } });
    await repositories.emailVerifications.addRequest(held.id, 'change', at);
    const verification = await askForProof(deps, repositories, held, address, at);
    await repositories.accounts.saveEmailChange(held.id, verification.expiresAt);
    return answer(presentVerification(held, verification, at));
  });
  if (!outcome.ok) return outcome;
  deps.sessions.forgetAccount(account.id);
  deps.mail.begin();
  return outcome;
};
