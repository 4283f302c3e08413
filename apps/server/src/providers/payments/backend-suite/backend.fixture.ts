import { NOON } from '@madang/database/database.fixture.ts';
import type { TestApp } from '../../../app.fixture.ts';

export interface Subscriber {
  readonly username: string;
  /** The access token that is good now. */
  readonly as: string;
}

/** Whoever keeps subscriptions, with a bank that does as it is told. */
export interface Backend {
  readonly call: TestApp['call'];
  /** Somebody new, with a card unless there is to be none. */
  readonly somebody: (card?: string | null) => Promise<Subscriber>;
  /** It becomes this instant (ISO 8601) for somebody, and all is done that falls due until then. */
  readonly moveTo: (user: Subscriber, to: string) => Promise<void>;
  /** What was really taken from everybody, in minor units, in its order. */
  readonly taken: () => readonly number[];
  /** What the bank says to the next charge. */
  readonly bankSays: (move: 'declined' | 'stolen') => void;
  /** The next charge is made, and nobody hears of it. */
  readonly hushNextCharge: () => void;
  /** Half a minute later somebody looks what has become of it. */
  readonly lookAgain: () => Promise<void>;
}

export const BASIC = 'WEB_BASIC_MONTHLY_USD';
export const PREMIUM = 'WEB_PREMIUM_MONTHLY_USD';
export const BASIC_YEAR = 'WEB_BASIC_ANNUAL_USD';
export const PREMIUM_YEAR = 'WEB_PREMIUM_ANNUAL_USD';
export const PAID = { skip_trial: true };
export const dayAfter = (days: number): string => new Date(NOON + days * 86_400_000).toISOString();

/** What a test does with a backend; what others paid before it does not count. */
export const actWith = (opened: Promise<Backend>) => async () => {
  const backend = await opened;
  const { call } = backend;
  const buy = ({ as }: Subscriber, sku: string, more: object = {}) =>
    call('purchase', { sku, terms_accepted: true, ...more }, { as });
  const active = async ({ as }: Subscriber) =>
    (await call('getActiveSubscription', {}, { as })).object as Record<string, unknown> | null;
  const reserved = async ({ as }: Subscriber) => (await call('getReservedSubscription', {}, { as })).object;
  const bills = async ({ as }: Subscriber) =>
    (await call('listTransactions', {}, { as })).objects.map((row) => [row['kind'], row['total'], row['state']]);
  const before = backend.taken().length;
  return { ...backend, buy, active, reserved, bills, takenNow: () => backend.taken().slice(before) };
};
export type Act = ReturnType<typeof actWith>;
