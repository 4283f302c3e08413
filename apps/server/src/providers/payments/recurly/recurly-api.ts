import type { AccountCreate, BillingInfoCreate, PurchaseCreate, SubscriptionChangeCreate } from 'recurly';
import type { z } from 'zod';
import type { DeclineKind } from '@madang/domain/billing/decline.ts';
import { ProviderRests } from '../../outgoing/provider-rests.ts';
import type { RecurlyClient, RequestOptions } from './recurly-library.ts';
import {
  accountPath,
  Anything,
  RecurlyAccount,
  RecurlyCard,
  RecurlyChange,
  RecurlyCollection,
  RecurlyInvoice,
  RecurlyOwned,
  RecurlySubscription,
} from './recurly-shapes.ts';

/**
 * Outcome of a request. `nothing done`: Recurly did not process it or was never reached. With the last kind it may have
 * been processed, so it is never shown as declined.
 */
export type RecurlyResponse<T> =
  | { readonly kind: 'answer'; readonly value: T }
  | { readonly kind: 'declined'; readonly decline: DeclineKind; readonly code: string }
  | { readonly kind: 'refused'; readonly type: string; readonly params: readonly string[]; readonly reason: string }
  | { readonly kind: 'not found' }
  | { readonly kind: 'nothing done'; readonly reason: string }
  | { readonly kind: 'unknown outcome'; readonly reason: string };

interface LibraryError {
  readonly type?: unknown;
  readonly code?: unknown;
  readonly name?: unknown;
  readonly params?: readonly { readonly param?: unknown }[];
  readonly transactionError?: { readonly category?: unknown; readonly code?: unknown };
  readonly getResponse?: () => { readonly status?: number } | undefined;
}

/** Error codes of a connection that was never established, so no request was sent. */
const UNREACHED: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

/** Unauthorized, rate limited or unavailable: the request was not processed. */
const DID_NOTHING: ReadonlySet<number> = new Set([401, 403, 429, 503]);

/** Decline categories that no retry can fix, so the invoice waits for another card. */
const HARD: ReadonlySet<unknown> = new Set(['hard', 'fraud', 'invalid', 'not_supported']);

/** Categories in which Recurly's payment gateway has no outcome either. */
const UNHEARD: ReadonlySet<unknown> = new Set(['communication', 'unknown', 'api_error']);

/** Classifies an error of Recurly's client library. */
export const outcomeOfError = (thrown: unknown): Exclude<RecurlyResponse<never>, { kind: 'answer' }> => {
  if (thrown instanceof ProviderRests) return { kind: 'nothing done', reason: thrown.message };
  const error = (thrown ?? {}) as LibraryError;
  // Recurly's messages may contain personal data, and reasons are logged
  const reason = String(error.type ?? error.code ?? error.name ?? 'error');
  const status = error.getResponse?.()?.status;
  if (UNREACHED.has(error.code)) return { kind: 'nothing done', reason };
  if (status === undefined) return { kind: 'unknown outcome', reason };
  if (status === 404) return { kind: 'not found' };
  if (DID_NOTHING.has(status)) return { kind: 'nothing done', reason };
  if (error.type === 'transaction') {
    const { category, code } = error.transactionError ?? {};
    if (UNHEARD.has(category)) return { kind: 'unknown outcome', reason };
    return { kind: 'declined', decline: HARD.has(category) ? 'hard' : 'soft', code: String(code ?? 'declined') };
  }
  // 409 and simultaneous_request: the key, or the account, is in use by a concurrent request
  if (status >= 500 || status === 409 || error.type === 'simultaneous_request') return { kind: 'unknown outcome', reason };
  const params = (error.params ?? []).map(({ param }) => String(param));
  return { kind: 'refused', type: String(error.type ?? status), params, reason };
};

/** Largest page of Recurly's lists. */
const PAGE = { limit: 200 };

const withKey = (key: string): RequestOptions => ({ headers: { 'Idempotency-Key': key } });

/** Awaits a call and classifies its outcome. A malformed response may belong to a request that was processed. */
const request = async <Shape extends z.ZodType>(
  shape: Shape,
  response: Promise<unknown>,
): Promise<RecurlyResponse<z.infer<Shape>>> => {
  try {
    const answer = await response;
    const status = (answer as { getResponse?: () => { status?: number } | undefined } | null)?.getResponse?.()?.status ?? 200;
    // The library takes an error without Recurly's error body, as from a proxy, for a success
    if (status >= 400) return { kind: 'unknown outcome', reason: `it answered ${status}` };
    const parsed = shape.safeParse(answer);
    return parsed.success
      ? { kind: 'answer', value: parsed.data }
      : { kind: 'unknown outcome', reason: `it did not answer as agreed: ${parsed.error.issues[0]?.path.join('.') ?? ''}` };
  } catch (error) {
    return outcomeOfError(error);
  }
};

const allOf = async (pages: { each(): AsyncIterable<unknown> }): Promise<readonly unknown[]> => {
  const all: unknown[] = [];
  for await (const one of pages.each()) all.push(one);
  return all;
};

/**
 * The calls to Recurly that we make. Every write has our idempotency key: without one, the library's transport could
 * repeat it when a connection breaks.
 */
export const recurlyApi = (client: RecurlyClient) => ({
  createAccount: (key: string, body: AccountCreate) => request(RecurlyAccount, client.createAccount(body, withKey(key))),

  listCards: (accountId: string) =>
    request(RecurlyCard.array(), allOf(client.listBillingInfos(accountPath(accountId), { params: PAGE }))),
  addCard: (key: string, accountId: string, body: BillingInfoCreate) =>
    request(RecurlyCard, client.createBillingInfo(accountPath(accountId), body, withKey(key))),
  changeCard: (key: string, accountId: string, id: string, body: BillingInfoCreate) =>
    request(RecurlyCard, client.updateABillingInfo(accountPath(accountId), id, body, withKey(key))),
  removeCard: (key: string, accountId: string, id: string) =>
    request(Anything, client.removeABillingInfo(accountPath(accountId), id, withKey(key))),

  previewPurchase: (key: string, body: PurchaseCreate) => request(RecurlyCollection, client.previewPurchase(body, withKey(key))),
  purchase: (key: string, body: PurchaseCreate) => request(RecurlyCollection, client.createPurchase(body, withKey(key))),

  listSubscriptions: (accountId: string) =>
    request(RecurlySubscription.array(), allOf(client.listAccountSubscriptions(accountPath(accountId), { params: PAGE }))),
  cancel: (key: string, id: string) =>
    request(RecurlySubscription, client.cancelSubscription(id, { ...withKey(key), body: { timeframe: 'bill_date' } })),
  reactivate: (key: string, id: string) => request(RecurlySubscription, client.reactivateSubscription(id, withKey(key))),
  payWith: (key: string, id: string, billingInfoId: string) =>
    request(RecurlySubscription, client.updateSubscription(id, { billingInfoId }, withKey(key))),

  previewChange: (key: string, id: string, body: SubscriptionChangeCreate) =>
    request(RecurlyChange, client.previewSubscriptionChange(id, body, withKey(key))),
  /** Returns no body where the change only undoes a scheduled one. */
  change: (key: string, id: string, body: SubscriptionChangeCreate) =>
    request(Anything, client.createSubscriptionChange(id, body, withKey(key))),
  dropChange: (key: string, id: string) => request(Anything, client.removeSubscriptionChange(id, withKey(key))),

  listInvoices: (accountId: string) =>
    request(RecurlyInvoice.array(), allOf(client.listAccountInvoices(accountPath(accountId), { params: PAGE }))),
  collect: (key: string, invoiceId: string) => request(RecurlyInvoice, client.collectInvoice(invoiceId, withKey(key))),

  /** Account code of the object that a webhook names. It equals our account id. */
  ownerOf: async (objectType: string, id: string): Promise<RecurlyResponse<string>> => {
    if (objectType === 'account') {
      const response = await request(RecurlyAccount, client.getAccount(id));
      return response.kind === 'answer' ? { kind: 'answer', value: response.value.code } : response;
    }
    const find = { subscription: client.getSubscription, charge_invoice: client.getInvoice, payment: client.getTransaction }[
      objectType
    ];
    if (!find) return { kind: 'not found' };
    const response = await request(RecurlyOwned, find.call(client, id));
    return response.kind === 'answer' ? { kind: 'answer', value: response.value.account.code } : response;
  },
});

export type RecurlyApi = ReturnType<typeof recurlyApi>;
