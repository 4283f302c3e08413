import type { MailDetails, PlanEmailDetails } from '../accounts/mail.ts';
import { pauseEnd } from '../subscriptions/pause.ts';
import type { Period, Plan } from '../subscriptions/plan.ts';
import type { DuePeriod, Reserved, Subscription } from '../subscriptions/subscription.ts';
import type { BoletoVoucher } from './boleto.ts';
import type { Invoice } from './invoice.ts';

type BillingEmailKind = {
  readonly [K in keyof MailDetails]: MailDetails[K] extends PlanEmailDetails<string> ? K : never;
}[keyof MailDetails];

/** Email of one kind, with its deduplication key `cause`. */
export type EmailOfKind<Kind extends keyof MailDetails> = {
  readonly [K in Kind]: { readonly kind: K; readonly cause: string; readonly details: MailDetails[K] };
}[Kind];

/** Email about a plan to its account owner, sent once per cause (SU-93). */
export type BillingEmail = EmailOfKind<BillingEmailKind>;

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
export const paidEmail = (invoice: Invoice): BillingEmail | null => {
  const { id: cause, onPaid, total: paid, retail: price } = invoice;
  const facts = { ...factsOf(invoice), paid, price };
  if (onPaid.do === 'renew' || onPaid.do === 'gift') return null;
  if (onPaid.do === 'change')
    return { kind: 'plan_changed', cause, details: { ...facts, case: 'now', price: onPaid.quote.nextRetail } };
  const { trialUntil, renewable, periodEnd: at } = onPaid.subscription;
  if (trialUntil !== null && renewable)
    return { kind: 'subscription_started', cause, details: { ...facts, case: 'trial', at: trialUntil } };
  return { kind: 'subscription_started', cause, details: { ...facts, case: renewable ? 'paid' : 'once', at } };
};

/** Charge notice before the end of a trial or pause. `total` includes tax, in minor units. */
export const upcomingChargeEmail = (
  free: Subscription,
  { plan, period, start, end }: Pick<DuePeriod, 'plan' | 'period' | 'start' | 'end'>,
  total: number,
): BillingEmail => ({
  ...(free.status === 'PAUSED' ? { kind: 'pause_ends', cause: `${free.id} ${start}` } : { kind: 'trial_ends', cause: free.id }),
  details: { ...factsOf({ ...free, plan, period, periodStart: start, periodEnd: end }), case: 'soon', price: total, at: start },
});

/** Email about a failed charge, or null: a canceled plan owes nothing more. `cause` names the charge. */
export const declineEmail = (declined: Subscription, cause: string): BillingEmail | null => {
  const { status, nextAt, periodEnd } = declined;
  if (status !== 'ACTIVE - IN RETRIES' && status !== 'GRACE_PERIOD') return null;
  const details = { ...factsOf(declined), case: status === 'GRACE_PERIOD' ? ('last' as const) : ('again' as const) };
  return { kind: 'payment_failed', cause, details: { ...details, at: nextAt ?? periodEnd } };
};

/** Plan change during a trial, at `now` (ms). */
export const trialChangeEmail = (changed: Subscription, price: number, now: number): BillingEmail => ({
  kind: 'plan_changed',
  cause: `${changed.id} ${changed.sku} ${now}`,
  details: { ...factsOf(changed), case: 'trial', price },
});

/** Scheduled plan change, chosen at `now` (ms). */
export const scheduledChangeEmail = (
  running: Subscription,
  { sku, plan, period, effectiveAt }: Extract<Reserved, { kind: 'plan' }>,
  now: number,
): BillingEmail => ({
  kind: 'plan_changed',
  cause: `${running.id} ${sku} ${now}`,
  details: { ...factsOf(running), plan, period, case: 'later', at: effectiveAt },
});

/** Pause chosen at `now` (ms), and the charge at its end, before tax that is added. */
export const pauseEmail = (
  running: Subscription,
  { plan, months, effectiveAt }: Extract<Reserved, { kind: 'pause' }>,
  price: number,
  now: number,
): BillingEmail => ({
  kind: 'pause_chosen',
  cause: `${running.id} ${now}`,
  details: { ...factsOf(running), plan, case: 'later', price, from: effectiveAt, at: pauseEnd(effectiveAt, months) },
});

/** Email about a cancellation at `now` (ms). Resuming and canceling again sends another one. */
export const cancellationEmail = (canceled: Subscription, now: number): BillingEmail => ({
  kind: 'subscription_canceled',
  cause: `${canceled.id} ${now}`,
  details: { ...factsOf(canceled), case: 'kept', at: canceled.until },
});

/** Confirmation of a withdrawal, with its date and the refund (`paid`, minor units). */
export const withdrawalEmail = (ended: Subscription, paid: number): BillingEmail => ({
  kind: 'purchase_withdrawn',
  cause: ended.id,
  details: { ...factsOf(ended), case: paid > 0 ? 'refund' : 'free', paid, at: ended.endedAt ?? ended.until },
});

/** A plan that ends during a pause was not being watched, so its email reads differently. */
const caseOfEnd = ({ endReason, statusBefore }: Subscription): 'unpaid' | 'paused' | 'over' => {
  if (endReason === 'unpaid') return 'unpaid';
  return statusBefore === 'PAUSED' ? 'paused' : 'over';
};

export const endEmail = (ended: Subscription): BillingEmail => ({
  kind: 'subscription_ended',
  cause: ended.id,
  details: { ...factsOf(ended), case: caseOfEnd(ended), at: ended.endedAt ?? ended.until },
});

/** Email with the number of a boleto, so that a buyer who left the page can still pay. */
export const boletoEmail = (
  { id: cause, plan, total: amount, currency }: Pick<Invoice, 'id' | 'plan' | 'total' | 'currency'>,
  { number, expiresAt: due }: Pick<BoletoVoucher, 'number' | 'expiresAt'>,
): EmailOfKind<'boleto_issued'> => ({ kind: 'boleto_issued', cause, details: { plan, amount, currency, number, due } });

/** Redemption of a code: access from one instant to another (ms). `cause` names the redemption. */
export const redemptionEmail = (
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
): BillingEmail => ({ kind: 'pass_redeemed', cause, details: { ...factsOf(window), case: state } });
