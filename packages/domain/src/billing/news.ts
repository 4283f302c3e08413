import type { MailDetails, PlanNews } from '../accounts/mail.ts';
import type { Period, Plan } from '../subscriptions/plan.ts';
import type { DuePeriod, Reserved, Subscription } from '../subscriptions/subscription.ts';
import type { Invoice } from './invoice.ts';

type NewsKind = { readonly [K in keyof MailDetails]: MailDetails[K] extends PlanNews<string> ? K : never }[keyof MailDetails];

/** Something about a plan that its holder is told by mail, once for each cause (SU-93). */
export type News = {
  readonly [K in NewsKind]: { readonly kind: K; readonly cause: string; readonly details: MailDetails[K] };
}[NewsKind];

type Known = Pick<Subscription, 'plan' | 'period' | 'currency' | 'periodStart' | 'periodEnd'>;

/** What is the same in every mail about a subscription. */
const factsOf = ({ plan, period, currency, periodStart, periodEnd }: Known) => ({
  plan,
  period,
  currency,
  paid: 0,
  price: 0,
  from: periodStart,
  at: periodEnd,
});

/** What a paid invoice brings; renewals go on as was said when the plan began. */
export const newsOfPaid = (invoice: Invoice): News | null => {
  const { id: cause, deed, total: paid, retail: price } = invoice;
  const facts = { ...factsOf(invoice), paid, price };
  if (deed.do === 'renew') return null;
  if (deed.do === 'change')
    return { kind: 'plan_changed', cause, details: { ...facts, case: 'now', price: deed.quote.nextRetail } };
  const { trialUntil, renewable, periodEnd: at } = deed.subscription;
  if (trialUntil !== null && renewable)
    return { kind: 'subscription_started', cause, details: { ...facts, case: 'trial', at: trialUntil } };
  return { kind: 'subscription_started', cause, details: { ...facts, case: renewable ? 'paid' : 'once', at } };
};

/** A trial that ends soon, and the period that is charged then: `total` with its tax, in minor units. */
export const newsOfTrialEnd = (
  trial: Subscription,
  { plan, period, start, end }: Pick<DuePeriod, 'plan' | 'period' | 'start' | 'end'>,
  total: number,
): News => ({
  kind: 'trial_ends',
  cause: trial.id,
  details: { ...factsOf({ ...trial, plan, period, periodStart: start, periodEnd: end }), case: 'soon', price: total, at: start },
});

/** What a charge that failed brings; whoever has cancelled owes nothing more. `cause` names the charge. */
export const newsOfDecline = (declined: Subscription, cause: string): News | null => {
  const { status, nextAt, periodEnd } = declined;
  if (status !== 'ACTIVE - IN RETRIES' && status !== 'GRACE_PERIOD') return null;
  const details = { ...factsOf(declined), case: status === 'GRACE_PERIOD' ? ('last' as const) : ('again' as const) };
  return { kind: 'payment_failed', cause, details: { ...details, at: nextAt ?? periodEnd } };
};

/** A plan that was taken during the free trial, which goes on. Chosen at `now` (ms). */
export const newsOfTrialChange = (changed: Subscription, price: number, now: number): News => ({
  kind: 'plan_changed',
  cause: `${changed.id} ${changed.sku} ${now}`,
  details: { ...factsOf(changed), case: 'trial', price },
});

/** A plan that is to follow. Chosen at `now` (ms). */
export const newsOfReserved = (
  running: Subscription,
  { sku, plan, period, effectiveAt }: Extract<Reserved, { kind: 'plan' }>,
  now: number,
): News => ({
  kind: 'plan_changed',
  cause: `${running.id} ${sku} ${now}`,
  details: { ...factsOf(running), plan, period, case: 'later', at: effectiveAt },
});

/** Cancelled at `now` (ms); whoever resumes and cancels again is told again. */
export const newsOfCancel = (canceled: Subscription, now: number): News => ({
  kind: 'subscription_canceled',
  cause: `${canceled.id} ${now}`,
  details: { ...factsOf(canceled), case: 'kept', at: canceled.until },
});

export const newsOfEnd = (ended: Subscription): News => ({
  kind: 'subscription_ended',
  cause: ended.id,
  details: { ...factsOf(ended), case: ended.endReason === 'unpaid' ? 'unpaid' : 'over', at: ended.endedAt ?? ended.until },
});

/** A code that opened the service from an instant until another one (ms). `cause` names its redemption. */
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
