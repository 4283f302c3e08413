import type { MailDetails, PlanNews } from '../accounts/mail.ts';
import { pauseEnd } from '../subscriptions/pause.ts';
import type { Period, Plan } from '../subscriptions/plan.ts';
import type { DuePeriod, Reserved, Subscription } from '../subscriptions/subscription.ts';
import type { BoletoVoucher } from './boleto.ts';
import type { Invoice } from './invoice.ts';

type NewsKind = { readonly [K in keyof MailDetails]: MailDetails[K] extends PlanNews<string> ? K : never }[keyof MailDetails];

/** Email of one kind, with its deduplication key `cause`. */
export type NewsOf<Kind extends keyof MailDetails> = {
  readonly [K in Kind]: { readonly kind: K; readonly cause: string; readonly details: MailDetails[K] };
}[Kind];

/** Email about a plan to its account owner, sent once per cause (SU-93). */
export type News = NewsOf<NewsKind>;

type Known = Pick<Subscription, 'plan' | 'period' | 'currency' | 'periodStart' | 'periodEnd'>;

/** Facts in every mail about a subscription. */
const factsOf = ({ plan, period, currency, periodStart, periodEnd }: Known) => ({
  plan,
  period,
  currency,
  paid: 0,
  price: 0,
  from: periodStart,
  at: periodEnd,
});

/** Email about a paid invoice. Renewals send none: the first mail announced them. Gifts have mails of their own. */
export const newsOfPaid = (invoice: Invoice): News | null => {
  const { id: cause, deed, total: paid, retail: price } = invoice;
  const facts = { ...factsOf(invoice), paid, price };
  if (deed.do === 'renew' || deed.do === 'gift') return null;
  if (deed.do === 'change')
    return { kind: 'plan_changed', cause, details: { ...facts, case: 'now', price: deed.quote.nextRetail } };
  const { trialUntil, renewable, periodEnd: at } = deed.subscription;
  if (trialUntil !== null && renewable)
    return { kind: 'subscription_started', cause, details: { ...facts, case: 'trial', at: trialUntil } };
  return { kind: 'subscription_started', cause, details: { ...facts, case: renewable ? 'paid' : 'once', at } };
};

/** Charge notice before the end of a trial or pause. `total` includes tax, in minor units. */
export const newsOfCharge = (
  free: Subscription,
  { plan, period, start, end }: Pick<DuePeriod, 'plan' | 'period' | 'start' | 'end'>,
  total: number,
): News => ({
  ...(free.status === 'PAUSED' ? { kind: 'pause_ends', cause: `${free.id} ${start}` } : { kind: 'trial_ends', cause: free.id }),
  details: { ...factsOf({ ...free, plan, period, periodStart: start, periodEnd: end }), case: 'soon', price: total, at: start },
});

/** Email about a failed charge, or null: a canceled plan owes nothing more. `cause` names the charge. */
export const newsOfDecline = (declined: Subscription, cause: string): News | null => {
  const { status, nextAt, periodEnd } = declined;
  if (status !== 'ACTIVE - IN RETRIES' && status !== 'GRACE_PERIOD') return null;
  const details = { ...factsOf(declined), case: status === 'GRACE_PERIOD' ? ('last' as const) : ('again' as const) };
  return { kind: 'payment_failed', cause, details: { ...details, at: nextAt ?? periodEnd } };
};

/** Plan change during a trial, at `now` (ms). */
export const newsOfTrialChange = (changed: Subscription, price: number, now: number): News => ({
  kind: 'plan_changed',
  cause: `${changed.id} ${changed.sku} ${now}`,
  details: { ...factsOf(changed), case: 'trial', price },
});

/** Scheduled plan change, chosen at `now` (ms). */
export const newsOfReserved = (
  running: Subscription,
  { sku, plan, period, effectiveAt }: Extract<Reserved, { kind: 'plan' }>,
  now: number,
): News => ({
  kind: 'plan_changed',
  cause: `${running.id} ${sku} ${now}`,
  details: { ...factsOf(running), plan, period, case: 'later', at: effectiveAt },
});

/** Pause chosen at `now` (ms), and the charge at its end, before tax that is added. */
export const newsOfPause = (
  running: Subscription,
  { plan, months, effectiveAt }: Extract<Reserved, { kind: 'pause' }>,
  price: number,
  now: number,
): News => ({
  kind: 'pause_chosen',
  cause: `${running.id} ${now}`,
  details: { ...factsOf(running), plan, case: 'later', price, from: effectiveAt, at: pauseEnd(effectiveAt, months) },
});

/** Email about a cancellation at `now` (ms). Resuming and canceling again sends another one. */
export const newsOfCancel = (canceled: Subscription, now: number): News => ({
  kind: 'subscription_canceled',
  cause: `${canceled.id} ${now}`,
  details: { ...factsOf(canceled), case: 'kept', at: canceled.until },
});

/** Confirmation of a withdrawal, with its date and the refund (`paid`, minor units). */
export const newsOfWithdrawal = (ended: Subscription, paid: number): News => ({
  kind: 'purchase_withdrawn',
  cause: ended.id,
  details: { ...factsOf(ended), case: paid > 0 ? 'refund' : 'free', paid, at: ended.endedAt ?? ended.until },
});

/** A plan that ends during a pause was not being watched, so its email reads differently. */
const caseOfEnd = ({ endReason, statusBefore }: Subscription): 'unpaid' | 'paused' | 'over' => {
  if (endReason === 'unpaid') return 'unpaid';
  return statusBefore === 'PAUSED' ? 'paused' : 'over';
};

export const newsOfEnd = (ended: Subscription): News => ({
  kind: 'subscription_ended',
  cause: ended.id,
  details: { ...factsOf(ended), case: caseOfEnd(ended), at: ended.endedAt ?? ended.until },
});

/** Email with the number of a boleto, so that a buyer who left the page can still pay. */
export const newsOfBoleto = (
  { id: cause, plan, total: amount, currency }: Pick<Invoice, 'id' | 'plan' | 'total' | 'currency'>,
  { number, expiresAt: due }: Pick<BoletoVoucher, 'number' | 'expiresAt'>,
): NewsOf<'boleto_issued'> => ({ kind: 'boleto_issued', cause, details: { plan, amount, currency, number, due } });

/** Redemption of a code: access from one instant to another (ms). `cause` names the redemption. */
export const newsOfCode = (
  cause: string,
  {
    state,
    ...window
  }: {
    readonly state: 'begun' | 'reserved';
    readonly plan: Plan;
    readonly period: Period;
    readonly currency: string;
    readonly periodStart: number;
    readonly periodEnd: number;
  },
): News => ({ kind: 'pass_redeemed', cause, details: { ...factsOf(window), case: state } });
