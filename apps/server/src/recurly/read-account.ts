import type { ReadSoFar } from '@madang/database/billing/recurly.repository.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { end } from '@madang/domain/subscriptions/subscription.ts';
import type { Account as KnownAccount } from '@madang/domain/accounts/account.ts';
import { runningOf, reservedFrom, subscriptionFrom, type Whose } from './projected-subscription.ts';
import type { RecurlyApi, RecurlyResponse } from '../providers/payments/recurly/recurly-api.ts';
import {
  type RecurlySubscription,
  cardReference,
  type RecurlyCard,
  type RecurlyInvoice,
} from '../providers/payments/recurly/recurly-shapes.ts';
import { recurlyUnavailable, cardChanges } from './recurly-wallet.ts';
import type { Needs } from '../use-case/needs.ts';
import { PaymentsUnavailable } from '../ports/payment-gateway.ts';
import { invoicesFrom } from './projected-invoices.ts';

/** The account's running subscription at Recurly, null where there is none. */
export const runningThere = async (api: RecurlyApi, accountId: string): Promise<RecurlySubscription | null> => {
  const listed = await api.listSubscriptions(accountId);
  if (listed.kind === 'not found') return null;
  if (listed.kind !== 'answer') throw recurlyUnavailable(listed);
  return runningOf(listed.value);
};

type AccountReader = Needs<
  'inTransaction' | 'newId' | 'now' | 'repositories',
  'accounts' | 'instruments' | 'recurly' | 'subscriptions'
>;

/** Attempts before a reading that other changes keep outdating is left for later. */
const MAX_READINGS = 12;

interface Account {
  readonly cards: readonly RecurlyCard[];
  readonly subscriptions: readonly RecurlySubscription[];
  readonly invoices: readonly RecurlyInvoice[];
}

/** An account unknown to Recurly has no items. */
const listed = <Item>(response: RecurlyResponse<readonly Item[]>): readonly Item[] => {
  if (response.kind === 'answer') return response.value;
  if (response.kind === 'not found') return [];
  throw new PaymentsUnavailable(`Recurly could not be read: ${'reason' in response ? response.reason : response.kind}.`);
};

/** Time of the newest change (ms). Subscriptions and invoices are never deleted, so it only grows. */
const versionOf = ({ subscriptions, invoices }: Account): number | null => {
  const changes = [...subscriptions, ...invoices].map(({ updatedAt }) => updatedAt ?? 0);
  return changes.length === 0 ? null : Math.max(...changes);
};

/**
 * Compares a reading with the saved state: `overtaken` if a later one was saved, `too little` if something changed
 * since it began or it saw less than is saved.
 */
export const compareReading = (
  reading: { readonly ticket: number; readonly version: number | null },
  { applied, passed, version }: ReadSoFar,
): 'newer' | 'overtaken' | 'too little' => {
  if (reading.ticket < applied) return 'overtaken';
  const sawLess = version !== null && (reading.version ?? 0) < version;
  return reading.ticket <= passed || sawLess ? 'too little' : 'newer';
};

const writeCards = async (
  { instruments }: Pick<Repositories, 'instruments'>,
  deps: AccountReader,
  accountId: string,
  { cards }: Account,
): Promise<void> => {
  const known = await instruments.listOf(accountId);
  const { added, changed, removed, primary } = cardChanges(accountId, known, cards);
  const at = deps.now();
  for (const id of removed) await instruments.remove(id, at);
  for (const { id, details } of changed) await instruments.change(id, details);
  for (const details of added) await instruments.add({ id: deps.newId(), accountId, ...details, isPrimary: false }, at);
  const charged = (await instruments.listOf(accountId)).find(({ reference }) => reference === primary);
  if (charged && !charged.isPrimary) await instruments.makePrimary(accountId, charged.id);
};

const writeSubscription = async (
  { subscriptions }: Pick<Repositories, 'subscriptions'>,
  account: Account,
  whose: Whose,
): Promise<void> => {
  const { accountId, now } = whose;
  const running = runningOf(account.subscriptions);
  const before = await subscriptions.findOf(accountId);
  const values = account.subscriptions.flatMap((one) => {
    const value = subscriptionFrom(one, account.invoices, whose);
    return value && (value.endedAt !== null || one === running) ? [value] : [];
  });
  // A running plan that Recurly lacks predates Recurly or was deleted there, and only one plan may run
  const isKnown = before && values.some(({ id }) => id === before.id);
  const follows = values.some(({ endedAt }) => endedAt === null);
  if (before && !isKnown && follows) await subscriptions.save(end(before, 'replaced', now));
  for (const value of values.toSorted((left, right) => (left.endedAt ?? Infinity) - (right.endedAt ?? Infinity)))
    await subscriptions.save(value);
  if (values.some(({ status, endedAt }) => endedAt === null && status === 'FREE_TRIAL'))
    await subscriptions.recordTrial(accountId, now);
  const reserved = running && reservedFrom(running);
  if (reserved) await subscriptions.reserve(accountId, reserved, now);
  else if ((await subscriptions.findReserved(accountId))?.kind === 'plan') await subscriptions.dropReserved(accountId);
};

const writeInvoices = async (
  { instruments, recurly }: Pick<Repositories, 'instruments' | 'recurly'>,
  { invoices }: Account,
  whose: Whose,
): Promise<void> => {
  const cards = await instruments.listOf(whose.accountId);
  const instrumentOf = (id: string) =>
    cards.find(({ reference }) => reference === cardReference(whose.accountId, id))?.id ?? null;
  for (const invoice of invoicesFrom(invoices, whose, instrumentOf)) await recurly.saveInvoice(invoice);
};

/** One reading. False where it must be repeated. */
const readOnce = async (
  deps: AccountReader,
  api: RecurlyApi,
  { id: accountId, country }: Pick<KnownAccount, 'id' | 'country'>,
): Promise<boolean> => {
  const { repositories, inTransaction, now } = deps;
  const ticket = await repositories.recurly.beginReading(accountId);
  const [cards, subscriptions, invoices] = await Promise.all([
    api.listCards(accountId),
    api.listSubscriptions(accountId),
    api.listInvoices(accountId),
  ]);
  const account: Account = { cards: listed(cards), subscriptions: listed(subscriptions), invoices: listed(invoices) };
  const reading = { ticket, version: versionOf(account) };
  const whose: Whose = { accountId, country, now: now() };
  return inTransaction(async (bound) => {
    await bound.subscriptions.findLocked(accountId);
    const worth = compareReading(reading, await bound.recurly.readSoFar(accountId));
    if (worth !== 'newer') return worth === 'overtaken';
    await writeCards(bound, deps, accountId, account);
    await writeSubscription(bound, account, whose);
    await writeInvoices(bound, account, whose);
    await bound.recurly.saveReading(accountId, ticket, reading.version);
    return true;
  });
};

/**
 * Syncs an account from Recurly into our tables. Safe at any time and any number of times, because the newest reading
 * wins. Throws `PaymentsUnavailable` where Recurly cannot be read.
 */
export const readAccount = async (deps: AccountReader, api: RecurlyApi, accountId: string): Promise<void> => {
  const known = await deps.repositories.accounts.find(accountId);
  if (!known) return;
  for (let time = 0; time < MAX_READINGS; time += 1) if (await readOnce(deps, api, known)) return;
  throw new PaymentsUnavailable('What is read of Recurly does not come to rest.');
};
