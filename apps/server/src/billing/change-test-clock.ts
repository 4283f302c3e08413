import type { Needs } from '../use-case/needs.ts';
import { normalEmail } from '@madang/domain/accounts/email-address.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { billingTime } from './account-clock.ts';
import { toIsoInstant } from './billing.presenter.ts';
import { takeStep } from './run-billing.ts';
import { chargeAttempt } from './charge-attempt.ts';

/** Loop limit, above the number of billing steps in the years that one call may advance. */
const MAX_STEPS = 500;

/** Advances an account's test clock and runs each due step at its due time, so the outcome equals that of real time. */
export const changeTestClock: UseCase<
  'changeTestClock',
  Needs<
    'billing' | 'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories',
    'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'subscriptions'
  >
> =
  (deps) =>
  async (_operator, { email, to }) => {
    const { repositories, billing } = deps;
    if (!billing.clocksMove) return refuse('CLOCK_FIXED');
    const account = await repositories.accounts.findByEmail(normalEmail(email));
    if (!account) return refuse('EMAIL_UNKNOWN');
    const target = Date.parse(to);
    const moveTo = async (instant: number): Promise<void> => {
      const at = await billingTime(deps, account.id);
      if (instant > at) await repositories.instruments.moveClock(account.id, instant - at);
    };
    if (target < (await billingTime(deps, account.id))) return refuse('INPUT_INVALID', { fields: { to: 'past' } });
    for (let step = 0; step < MAX_STEPS; step += 1) {
      for (const id of await repositories.paymentAttempts.listUnsettledOf(account.id)) await chargeAttempt(deps, id);
      const next = (await repositories.subscriptions.findOf(account.id))?.nextAt ?? null;
      // An invoice that waits for its payer blocks every later step.
      const isHeldUp = (await repositories.invoices.findOpen(account.id)) !== null;
      if (next === null || next > target || isHeldUp) break;
      await moveTo(next);
      await takeStep(deps, account.id);
    }
    await moveTo(target);
    return answer({ now: toIsoInstant(await billingTime(deps, account.id)) });
  };
