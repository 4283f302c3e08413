import type { Needs } from '../use-case/needs.ts';
import type { RecurlyRequestState, RecurlyRequest } from '@madang/database/billing/recurly.repository.ts';
import { nextPollAt } from '@madang/domain/billing/attempts.ts';
import { PaymentsUnavailable } from '../ports/payment-gateway.ts';
import type { RecurlyResponse, RecurlyApi } from '../providers/payments/recurly/recurly-api.ts';
import { purchaseBody } from './purchase-body.ts';
import { readAccount } from './read-account.ts';
import { toPlanCode, readCardReference } from '../providers/payments/recurly/recurly-shapes.ts';

/**
 * Recurly keeps an idempotency key for an hour. With ten minutes for clock skew, later retries look up and never
 * resend.
 */
export const RECURLY_KEY_LIFETIME_MS = 50 * 60_000;

export type Given = Needs<
  'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories',
  'accounts' | 'instruments' | 'recurly' | 'recurlyNotifications' | 'subscriptions'
>;

/** Outcome for the viewer. An unknown outcome is pending, never declined. */
export type RequestResult = 'paid' | 'pending' | 'declined';

type Outcome = Exclude<RecurlyRequestState, 'SENT'>;

/** Syncs the account. False while Recurly cannot be read, when no outcome is certain. */
const couldRead = async (deps: Given, api: RecurlyApi, accountId: string): Promise<boolean> => {
  try {
    await readAccount(deps, api, accountId);
    return true;
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return false;
    throw error;
  }
};

/**
 * Looks for the result of a request, which is unambiguous because an account has one plan. Where another plan runs by
 * now, the request must not be resent.
 */
const foundOf = async ({ repositories }: Given, { accountId, request }: RecurlyRequest): Promise<'DONE' | 'NEVER' | null> => {
  const subscription = await repositories.subscriptions.findOf(accountId);
  if (request.kind === 'purchase') return !subscription ? null : subscription.sku === request.sku ? 'DONE' : 'NEVER';
  if (!subscription) return 'NEVER';
  const there = request.timeframe === 'now' ? subscription : await repositories.subscriptions.findReserved(accountId);
  return there?.sku === request.sku ? 'DONE' : null;
};

const send = async (
  deps: Given,
  api: RecurlyApi,
  { id: key, accountId, request }: RecurlyRequest,
): Promise<RecurlyResponse<unknown>> => {
  if (request.kind === 'change')
    return api.change(key, request.subscription, { planCode: toPlanCode(request.sku), timeframe: request.timeframe });
  const { instruments, accounts } = deps.repositories;
  const card = (await instruments.listOf(accountId)).find(({ id }) => id === request.instrumentId);
  const account = await accounts.find(accountId);
  if (!card || !account) return { kind: 'refused', type: 'validation', params: ['billing_info_id'], reason: 'the card is gone' };
  const address = await instruments.findAddress(accountId);
  const body = purchaseBody(account, address, { ...request, billingInfoId: readCardReference(card.reference).id });
  return api.purchase(key, body);
};

/** Sends a request. A retry looks for its result first, and after the hour of the key it only looks. */
const outcomeOf = async (deps: Given, api: RecurlyApi, ask: RecurlyRequest, isFirst: boolean): Promise<Outcome> => {
  if (!isFirst) {
    if (!(await couldRead(deps, api, ask.accountId))) return 'UNKNOWN';
    const found = await foundOf(deps, ask);
    if (found) return found;
    if (deps.now() - ask.createdAt > RECURLY_KEY_LIFETIME_MS) return 'NEVER';
  }
  const response = await send(deps, api, ask);
  switch (response.kind) {
    case 'answer':
      return (await couldRead(deps, api, ask.accountId)) ? 'DONE' : 'UNKNOWN';
    case 'declined':
      return 'DECLINED';
    case 'refused':
    case 'not found':
      return 'NEVER';
    default:
      return 'UNKNOWN';
  }
};

/** Saves the outcome once: a concurrent caller finds it settled. Returns the reference of a card to delete, or null. */
const settle = (deps: Given, id: string, outcome: Outcome) =>
  deps.inTransaction(async ({ recurly, subscriptions, instruments }) => {
    const { accountId } = await recurly.getRequest(id);
    await subscriptions.findLocked(accountId);
    const ask = await recurly.getRequest(id);
    if (ask.state !== 'SENT' && ask.state !== 'UNKNOWN') return { state: ask.state, forgotten: null };
    const at = deps.now();
    await recurly.saveRequest(id, outcome, outcome === 'UNKNOWN' ? nextPollAt(ask.polls, at) : null);
    const failed = outcome === 'DECLINED' || outcome === 'NEVER';
    const { request } = ask;
    if (!failed || request.kind !== 'purchase' || !request.cardIsNew) return { state: outcome, forgotten: null };
    const card = (await instruments.listOf(accountId)).find((one) => one.id === request.instrumentId);
    await instruments.remove(request.instrumentId, at);
    return { state: outcome, forgotten: card?.reference ?? null };
  });

/** Makes a card entered for a purchase primary (BI-04). If that fails, the plan still renews with this card. */
const keepCharging = async (deps: Given, api: RecurlyApi, { accountId, request, id }: RecurlyRequest): Promise<void> => {
  if (request.kind !== 'purchase' || !request.cardIsNew) return;
  const card = (await deps.repositories.instruments.listOf(accountId)).find((one) => one.id === request.instrumentId);
  if (!card || card.isPrimary) return;
  const { id: there } = readCardReference(card.reference);
  const response = await api.changeCard(`${id} primary`, accountId, there, { primaryPaymentMethod: true });
  if (response.kind === 'answer') await couldRead(deps, api, accountId);
};

/**
 * Runs a request at Recurly and saves its outcome. Safe to repeat after a crash: Recurly recognizes its idempotency
 * key, and after the hour its result is looked up.
 */
export const executeRequest = async (deps: Given, api: RecurlyApi, id: string, isFirst: boolean): Promise<RequestResult> => {
  const ask = await deps.repositories.recurly.getRequest(id);
  const isOpen = ask.state === 'SENT' || ask.state === 'UNKNOWN';
  const outcome = isOpen ? await outcomeOf(deps, api, ask, isFirst) : null;
  const { state, forgotten } = outcome ? await settle(deps, id, outcome) : { state: ask.state, forgotten: null };
  if (state === 'DONE') await keepCharging(deps, api, ask);
  if (forgotten !== null) await deps.payments.gateway.forgetInstrument(forgotten).catch(() => undefined);
  if (state === 'NEVER' && isFirst) throw new PaymentsUnavailable('Recurly refused the request.');
  return state === 'DONE' ? 'paid' : state === 'UNKNOWN' || state === 'SENT' ? 'pending' : 'declined';
};
