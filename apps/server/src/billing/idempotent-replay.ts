import { createHash } from 'node:crypto';
import type { OperationName } from '@madang/contract/routes.ts';
import type { PaymentAttempt } from '@madang/database/billing/payment-attempts.repository.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import { decideReplay, type StoredCall } from '@madang/domain/billing/idempotent-call.ts';
import { answer, type Answered, refuse, type Refused } from '../use-case/use-case.ts';
import type { AccountHolder } from '../use-case/viewer.ts';
import { presentBought } from './billing.presenter.ts';
import { type PaymentState, toPaymentState } from './charge-attempt.ts';

/** A call that charges money, with its idempotency key. */
export interface IdempotentRequest {
  readonly accountId: string;
  readonly key: string;
  /** Hash of account, operation and input, without the time. */
  readonly requestHash: string;
  readonly hasOwnKey: boolean;
}

/** Response of a call that charges money. */
export type MoneyReply<T> = Answered<T> | Refused<'CARD_DECLINED'>;

/** Presents an invoice that is paid or still may be. */
type Present<T> = (taken: Exclude<PaymentState, 'declined'>, invoice: Invoice, attempt: PaymentAttempt | null) => T;

/** Retry-After (s) for a call in progress. Providers answer within ten seconds. */
const RETRY_AFTER = 5;

/** Prefix of client keys. Neither a client key nor a derived one has a space, so the two cannot collide. */
const SENT = 'sent ';

/** Idempotency key of a call: the client's, or one derived from the account, operation and input. */
export const toIdempotentRequest = (
  { accountId, idempotencyKey }: Pick<AccountHolder, 'accountId' | 'idempotencyKey'>,
  operation: OperationName,
  input: object,
): IdempotentRequest => {
  const requestHash = createHash('sha256')
    .update(JSON.stringify([accountId, operation, input]))
    .digest('base64url');
  const hasOwnKey = idempotencyKey !== undefined;
  return { accountId, key: hasOwnKey ? `${SENT}${idempotencyKey}` : requestHash, requestHash, hasOwnKey };
};

const chargeOf = ({ state }: Invoice, attempt: PaymentAttempt | null): StoredCall['charge'] => {
  if (state === 'failed' || state === 'refunded') return 'over';
  if (attempt === null) return 'known';
  const taken = toPaymentState(attempt);
  return taken === 'declined' ? 'over' : taken === 'pending' ? 'unknown' : 'known';
};

/** Saves the first response under a client key and returns the saved one, so concurrent duplicates respond alike. */
export const recordReply = async <T>(
  { idempotencyKeys }: Pick<Repositories, 'idempotencyKeys'>,
  { accountId, key, hasOwnKey }: IdempotentRequest,
  reply: MoneyReply<T>,
): Promise<MoneyReply<T>> => {
  if (!hasOwnKey) return reply;
  const kept = await idempotencyKeys.recordAnswer(accountId, key, reply);
  return kept === null ? reply : (kept as MoneyReply<T>);
};

/** Result of a call: an invoice, or a response without one. */
export type CallResult = { readonly invoiceId: string } | { readonly reply: MoneyReply<unknown> };

/** Records the result of a call under its key, in the transaction that creates it. */
export const recordReplay = (
  { idempotencyKeys }: Pick<Repositories, 'idempotencyKeys'>,
  { accountId, key, requestHash }: IdempotentRequest,
  led: CallResult,
  at: number,
): Promise<void> => {
  const { invoiceId, reply } = { invoiceId: null, reply: null, ...led };
  return idempotencyKeys.record(accountId, key, { requestHash, invoiceId, answer: reply, at });
};

/**
 * Response of an idempotent replay, or null if the call is new or may run again (`decideReplay`). As with Stripe, a
 * client key replays the first response for a day, even a decline or a pending charge. `confirmPurchase` returns the
 * current state. A call refused before an order was placed is not recorded and is validated again.
 */
export const findReplay = async <T>(
  repositories: Pick<Repositories, 'idempotencyKeys' | 'invoices' | 'paymentAttempts'>,
  call: IdempotentRequest,
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
  const repeat = decideReplay(before, { ...call, now: at });
  if (repeat === 'reused') return refuse('IDEMPOTENCY_KEY_REUSED');
  if (repeat === 'under_way') return refuse('PURCHASE_UNDER_WAY', { retryAfter: RETRY_AFTER });
  if (repeat === 'answered') return kept?.answer as MoneyReply<T>;
  if (repeat === 'first' || !bill) return null;
  const taken = attempt ? toPaymentState(attempt) : 'paid';
  return recordReply(repositories, call, taken === 'declined' ? refuse('CARD_DECLINED') : answer(present(taken, bill, attempt)));
};

/** `findReplay` for a purchase: the replayed response is a `Bought`. */
export const findPurchaseReplay = (
  repositories: Pick<Repositories, 'idempotencyKeys' | 'invoices' | 'paymentAttempts'>,
  call: IdempotentRequest,
  at: number,
) => findReplay(repositories, call, at, presentBought);

/**
 * Replay check inside the ordering transaction. An earlier order counts as success, so its card is kept: both calls may
 * have saved one card. A refusal other than a decline is also passed on as the response.
 */
export const findOrderReplay = async (
  repositories: Pick<Repositories, 'idempotencyKeys' | 'invoices' | 'paymentAttempts'>,
  call: IdempotentRequest,
  at: number,
) => {
  const before = await findPurchaseReplay(repositories, call, at);
  if (!before || (!before.ok && before.refusal === 'CARD_DECLINED')) return before;
  return answer({ before });
};
