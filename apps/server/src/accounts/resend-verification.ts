import type { Needs } from '../use-case/needs.ts';
import { decideResend, isPending } from '@madang/domain/accounts/email-verification.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentVerification } from './account.presenter.ts';
import { sendVerificationMail } from './send-verification-mail.ts';
import { holdAccount } from '../sessions/hold-account.ts';

/** The first mail of a day to prove one's own address is no repetition; all others count, whatever was cancelled between. */
export const resendVerification: UseCase<
  'resendVerification',
  Needs<'inTransaction' | 'links' | 'newId' | 'now', 'accounts' | 'emailVerifications' | 'mailOutbox' | 'sessions'>
> = (deps) => async (viewer) => {
  return deps.inTransaction(async (repositories) => {
    const at = deps.now();
    const { emailVerifications } = repositories;
    const account = await holdAccount(repositories, viewer, at);
    if (!account) return refuse('TOKEN_INVALID');
    const verification = await emailVerifications.find(account.id);
    const pending = isPending(verification, at);
    if (!pending && account.emailVerified) return refuse('EMAIL_ALREADY_VERIFIED');
    const begun = await emailVerifications.listRequests(account.id, 'start', at);
    const resent = await emailVerifications.listRequests(account.id, 'resend', at);
    const newest = Math.max(...begun, ...resent, pending ? verification.mailedAt : Number.NEGATIVE_INFINITY);
    const decision = decideResend(Number.isFinite(newest) ? newest : null, resent, at);
    if (!decision.ok) return refuse(decision.refusal, { retryAfter: decision.retryAfter });
    await emailVerifications.addRequest(account.id, pending || begun.length > 0 ? 'resend' : 'start', at);
    const address = pending ? verification.address : account.email;
    const next = await sendVerificationMail(deps, repositories, account, address, at);
    if (address !== account.email) await repositories.accounts.saveEmailChange(account.id, next.expiresAt);
    return answer(presentVerification(account, next, at));
  });
};
