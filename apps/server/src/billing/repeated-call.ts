import { createHash } from 'node:crypto';
import type { OperationName } from '@madang/contract/routes.ts';
import type { PaymentAttempt } from '@madang/database/billing/payment-attempts.repository.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import { decideRepeat, type KeptCall } from '@madang/domain/billing/repeated-call.ts';
import { answer, type Answered, refuse, type Refused } from '../http/handlers.ts';
import type { AccountHolder } from '../sessions/viewer.ts';
import { presentBought } from './billing.presenter.ts';
import { type Taken, takenOf } from './take-money.ts';

/** A call that asks for money and may come twice, and by what it is known again. */
export interface RepeatedCall {
  readonly accountId: string;
  readonly key: string;
  /** All that it asks for, not when. */
  readonly requestHash: string;
  readonly hasOwnKey: boolean;
}

/** What is said of money that was asked for. */
export type MoneyReply<T> = Answered<T> | Refused<'CARD_DECLINED'>;

/** How a bill that was paid, or still may be, looks to who asked for it. */
type Present<T> = (taken: Exclude<Taken, 'declined'>, invoice: Invoice, attempt: PaymentAttempt | null) => T;

/** Seconds after which an answer may be there that is not yet: providers answer within ten. */
const RETRY_AFTER = 5;

/** No key has a space, be it sent or derived: neither is taken for the other. */
const SENT = 'sent ';

/** A call by the key that was sent with it, or by one that is derived from all that it asks for. */
export const repeatedCall = (
  { accountId, idempotencyKey }: Pick<AccountHolder, 'accountId' | 'idempotencyKey'>,
  operation: OperationName,
  input: object,
): RepeatedCall => {
  const requestHash = createHash('sha256')
    .update(JSON.stringify([accountId, operation, input]))
    .digest('base64url');
  const hasOwnKey = idempotencyKey !== undefined;
  return { accountId, key: hasOwnKey ? `${SENT}${idempotencyKey}` : requestHash, requestHash, hasOwnKey };
};

const chargeOf = ({ state }: Invoice, attempt: PaymentAttempt | null): KeptCall['charge'] => {
  if (state === 'failed' || state === 'refunded') return 'over';
  if (attempt === null) return 'known';
  const taken = takenOf(attempt);
  return taken === 'declined' ? 'over' : taken === 'pending' ? 'unknown' : 'known';
};

/** Keeps the first answer to a call with a key of its own, and gives the one that counts: whoever comes second says the same. */
export const firstAnswer = async <T>(
  { idempotencyKeys }: Pick<Repositories, 'idempotencyKeys'>,
  { accountId, key, hasOwnKey }: RepeatedCall,
  reply: MoneyReply<T>,
): Promise<MoneyReply<T>> => {
  if (!hasOwnKey) return reply;
  const kept = await idempotencyKeys.keepAnswer(accountId, key, reply);
  return kept === null ? reply : (kept as MoneyReply<T>);
};

/** A bill, or an answer that needs none. */
export type Led = { readonly invoiceId: string } | { readonly reply: MoneyReply<unknown> };

/** Remembers to what a call led, in the transaction in which it does. */
export const keepCall = (
  { idempotencyKeys }: Pick<Repositories, 'idempotencyKeys'>,
  { accountId, key, requestHash }: RepeatedCall,
  led: Led,
  at: number,
): Promise<void> => {
  const { invoiceId, reply } = { invoiceId: null, reply: null, ...led };
  return idempotencyKeys.keep(accountId, key, { requestHash, invoiceId, answer: reply, at });
};

/**
 * What is said to a call that was sent before; null where it was not, or may be carried out again (`decideRepeat`). One with a key of its own is
 * answered as Stripe does it: the first answer is the answer for a day, be it a decline or a charge that waits, whatever has become of it since;
 * `confirmPurchase` tells how it goes on. What was refused before anything was ordered led to nothing and is not kept: it is looked at anew.
 */
export const sentBefore = async <T>(
  repositories: Pick<Repositories, 'idempotencyKeys' | 'invoices' | 'paymentAttempts'>,
  call: RepeatedCall,
  at: number,
  present: Present<T>,
) => {
  const { idempotencyKeys, invoices, paymentAttempts } = repositories;
  const kept = await idempotencyKeys.find(call.accountId, call.key);
  const bill = kept?.invoiceId ? await invoices.find(kept.invoiceId) : null;
  const attempt = bill && (await paymentAttempts.findOf(bill.id));
  const before = kept && {
    ...kept,
    isAnswered: kept.answer !== null,
    charge: bill ? chargeOf(bill, attempt) : ('known' as const),
  };
  const repeat = decideRepeat(before, { ...call, now: at });
  if (repeat === 'reused') return refuse('IDEMPOTENCY_KEY_REUSED');
  if (repeat === 'under_way') return refuse('PURCHASE_UNDER_WAY', { retryAfter: RETRY_AFTER });
  if (repeat === 'answered') return kept?.answer as MoneyReply<T>;
  if (repeat === 'first' || !bill) return null;
  const taken = attempt ? takenOf(attempt) : 'paid';
  return firstAnswer(repositories, call, taken === 'declined' ? refuse('CARD_DECLINED') : answer(present(taken, bill, attempt)));
};

/** The same of something that is bought. */
export const boughtBefore = (
  repositories: Pick<Repositories, 'idempotencyKeys' | 'invoices' | 'paymentAttempts'>,
  call: RepeatedCall,
  at: number,
) => sentBefore(repositories, call, at, presentBought);

/**
 * The same where something is being ordered. What was ordered before goes on to its answer: a card that both brought pays for it, unless it has
 * come to nothing.
 */
export const orderedBefore = async (
  repositories: Pick<Repositories, 'idempotencyKeys' | 'invoices' | 'paymentAttempts'>,
  call: RepeatedCall,
  at: number,
) => {
  const before = await boughtBefore(repositories, call, at);
  if (!before || (!before.ok && before.refusal === 'CARD_DECLINED')) return before;
  return answer({ before });
};
