import { NOON } from '@madang/database/database.fixture.ts';
import type { TestApp } from '../../../app.fixture.ts';

export interface Subscriber {
  readonly username: string;
  /** A current access token. */
  readonly as: string;
}

/** A subscription backend and its scripted bank. */
export interface Backend {
  readonly call: TestApp['call'];
  /** Signs up a user, with a card unless `card` is null. */
  readonly newViewer: (card?: string | null) => Promise<Subscriber>;
  /** Advances the clock to an instant (ISO 8601) and runs all billing jobs due for the user. */
  readonly moveTo: (user: Subscriber, to: string) => Promise<void>;
  /** Amounts charged to all users in minor units, in order. */
  readonly taken: () => readonly number[];
  /** Scripts the bank's response to the next charge. */
  readonly bankSays: (move: 'declined' | 'stolen') => void;
  /** The next charge succeeds, but its response is lost. */
  readonly hushNextCharge: () => void;
  /** Advances the clock by half a minute and settles charges with an unknown outcome. */
  readonly lookAgain: () => Promise<void>;
}

export const BASIC = 'WEB_BASIC_MONTHLY_USD';
export const PREMIUM = 'WEB_PREMIUM_MONTHLY_USD';
export const BASIC_YEAR = 'WEB_BASIC_ANNUAL_USD';
export const PREMIUM_YEAR = 'WEB_PREMIUM_ANNUAL_USD';
export const PAID = { skip_trial: true };
export const dayAfter = (days: number): string => new Date(NOON + days * 86_400_000).toISOString();

/** Helpers around a backend. `takenNow` leaves out charges of earlier tests. */
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
