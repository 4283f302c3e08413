import type { Needs } from '../use-case/needs.ts';
import { decideCheck, isPending } from '@madang/domain/accounts/email-verification.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentVerification } from './account.presenter.ts';
import { ownAccount } from './own-account.ts';

/** The page asks by itself as well; only who presses the button too often is asked to wait (AC-46). */
export const checkVerification: UseCase<'checkVerification', Needs<'inTransaction' | 'now', 'accounts' | 'emailVerifications'>> =
  ({ inTransaction, now }) =>
  async ({ accountId }, { by }) =>
    inTransaction(async ({ accounts, emailVerifications }) => {
      const at = now();
      const account = ownAccount(await accounts.findLocked(accountId));
      const verification = await emailVerifications.find(accountId);
      if (!isPending(verification, at)) return answer(presentVerification(account, verification, at));
      const pressed = by === 'button';
      const decision = decideCheck(pressed ? verification.pressedAt : null, at);
      if (!decision.ok) return refuse(decision.refusal, { retryAfter: decision.retryAfter });
      await emailVerifications.markChecked(accountId, at, pressed);
      return answer(presentVerification(account, { ...verification, checkedAt: at }, at));
    });
