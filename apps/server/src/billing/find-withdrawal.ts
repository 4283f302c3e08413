import type { Repositories } from '@madang/database/repositories.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import { allow, refuse } from '@madang/domain/shared/decision.ts';
import { type Withdrawal, findWithdrawalRight } from '@madang/domain/billing/withdrawal.ts';
import type { Subscription } from '@madang/domain/subscriptions/subscription.ts';

/** The right to withdraw from the purchase with which a subscription began. */
export interface OwnWithdrawal extends Withdrawal<Invoice> {
  readonly purchaseId: string;
}

/** The buyer's right to withdraw from a subscription at `now` (ms), or the refusal. */
export const findWithdrawal = async (
  { invoices }: Pick<Repositories, 'invoices'>,
  { id, country, startedAt: concludedAt }: Pick<Subscription, 'id' | 'country' | 'startedAt'>,
  now: number,
) => {
  const facts = { country, concludedAt, now };
  // Cheap check first: most subscriptions are past the deadline or sold in a country without the right.
  const inTime = findWithdrawalRight({ ...facts, payments: [] });
  if (!inTime.ok) return inTime;
  const payments = await invoices.listPaymentsOf(id);
  const purchase = payments.find(({ kind }) => kind === 'purchase');
  if (!purchase) return refuse('WITHDRAWAL_NOT_OFFERED');
  const decided = findWithdrawalRight({ ...facts, payments });
  return decided.ok ? allow<OwnWithdrawal>({ ...decided.value, purchaseId: purchase.id }) : decided;
};
