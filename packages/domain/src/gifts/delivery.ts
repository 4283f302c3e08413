import { dayIsFullUntil } from '../shared/day-is-full.ts';
import { type Day, toDay, isDay } from '../shared/calendar.ts';
import { allow, refuse } from '../shared/decision.ts';
import type { GiftState } from './gift.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How many days ahead a gift email may be scheduled. */
export const FURTHEST_DELIVERY_DAYS = 365;
/** Minimum interval between resends, in milliseconds, and the maximum number per day. */
export const SENDING_WAIT_MS = 10 * MINUTE_MS;
export const SENDINGS_A_DAY = 5;

export type DeliveryFault = 'malformed' | 'past' | 'too_late';

/** Hour (UTC) at which a date has begun in every market, from Hawaii to New Zealand in summer. */
const DELIVERY_HOUR = 10;
/** UTC offsets of the world's time zones stay within this, in milliseconds. */
const AHEAD_OR_BEHIND_MS = 12 * HOUR_MS;

/** Validates a delivery date. Null when valid. Today is accepted in every time zone. */
export const faultOfDelivery = (day: string, now: number): DeliveryFault | null => {
  if (!isDay(day)) return 'malformed';
  if (day < toDay(now - AHEAD_OR_BEHIND_MS)) return 'past';
  return day > toDay(now + AHEAD_OR_BEHIND_MS + FURTHEST_DELIVERY_DAYS * DAY_MS) ? 'too_late' : null;
};

/** Delivery time, in milliseconds since 1970: now without a date, or once its hour has passed. */
export const deliveryAt = (day: Day | null, now: number): number =>
  day === null ? now : Math.max(Date.parse(day) + DELIVERY_HOUR * HOUR_MS, now);

/** Whether a gift email may be resent, or sent to another address. `sentAt`: times of earlier resends (ms). */
export const decideSending = (state: GiftState, sentAt: readonly number[], now: number) => {
  if (state === 'unpaid') return refuse('PURCHASE_UNDER_WAY');
  if (state === 'redeemed') return refuse('GIFT_REDEEMED');
  if (state === 'refunded') return refuse('GIFT_NOT_FOUND');
  const full = dayIsFullUntil(sentAt, SENDINGS_A_DAY, now) ?? now;
  const next = Math.max(full, ...sentAt.map((time) => time + SENDING_WAIT_MS));
  if (now >= next) return allow(null);
  return { ...refuse('TOO_MANY_ATTEMPTS'), retryAfter: Math.ceil((next - now) / 1000) };
};
