import type { ActiveSubscription, ReservedSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { loadedWords } from '@madang/i18n/catalogues.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';

/** English, in UTC. */
export const format = () => ({
  words: loadedWords('en_us', paymentWords, subscriptionsWords, refusalWords),
  locale: 'en-US',
  timeZone: 'UTC',
});

/** Basic, paid by the month on the web. */
export const makeSubscription = (more: Partial<ActiveSubscription> = {}): ActiveSubscription => ({
  sku: 'WEB_BASIC_MONTHLY_USD',
  payment_gateway: 'CARD',
  period: 'monthly',
  plan: 'Basic',
  status: 'ACTIVE',
  platform: 'WEB',
  country: 'US',
  currency: 'USD',
  business_unit: 'US',
  single_pass: false,
  premium_pass: false,
  coupon_code: null,
  renewable: true,
  started_at: '2026-11-01T10:00:00Z',
  next_renewal_at: '2026-12-01T10:00:00Z',
  next_amount: 799,
  expires_at: null,
  free_trial_until: null,
  canceled: false,
  resumable: false,
  retry_at: null,
  promotion_until: null,
  paused_until: null,
  change_under_way: null,
  cancel_blocked_by: null,
  change_blocked_by: null,
  pause_blocked_by: 'PAUSE_NOT_OFFERED',
  withdrawal: null,
  ...more,
});

/** In a break until New Year. */
export const PAUSED = {
  status: 'PAUSED',
  paused_until: '2027-01-01T10:00:00Z',
  next_renewal_at: '2027-01-01T10:00:00Z',
  change_blocked_by: 'RESUME_FIRST',
  pause_blocked_by: 'ALREADY_PAUSED',
} as const;

/** With a break of a month that waits for the end of what is paid for. */
export const PAUSE_WAITS = {
  paused_until: '2027-01-01T10:00:00Z',
  next_renewal_at: '2027-01-01T10:00:00Z',
  expires_at: '2026-12-01T10:00:00Z',
  change_blocked_by: 'CHANGE_PENDING',
  pause_blocked_by: 'ALREADY_PAUSED',
} as const;

export const ENDS = { next_renewal_at: null, next_amount: null, expires_at: '2026-12-01T10:00:00Z' } as const;

export const makeReserved = (more: Partial<ReservedSubscription> = {}): ReservedSubscription => ({
  kind: 'plan',
  status: 'RESERVED',
  sku: 'WEB_BASIC_ANNUAL_USD',
  plan: 'Basic',
  period: 'annual',
  days: null,
  months: null,
  effective_at: '2026-12-01T10:00:00Z',
  ...more,
});
