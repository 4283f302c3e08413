import type { ActiveSubscription, ReservedSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { shownCode } from '@madang/domain/coupons/code.ts';
import { isSoldByStore } from '@madang/domain/subscriptions/platform.ts';
import type { Period, Plan } from '@madang/domain/subscriptions/plan.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import { fill, plural } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import type { paymentWords } from '@madang/i18n/parts/payment.ts';
import type { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { methodName, type NamedCard, platformName } from '#app/shell/payment-names.ts';

/** In what the subscription is spoken of. */
export interface PlanFormat {
  readonly words: WordsWith<[typeof paymentWords, typeof subscriptionsWords]>;
  readonly locale: string;
  readonly timeZone: string;
}

/** The active subscription, and the one reserved for its end. */
export interface Own {
  readonly subscription: ActiveSubscription;
  readonly reserved: ReservedSubscription | null;
}

/** Which sentence says what happens next. */
type Next = keyof WordsWith<[typeof paymentWords]>['payment']['own']['next'];

const isElsewhere = ({ sku }: ActiveSubscription): boolean => isSoldByStore(sku);
const isOwed = ({ status }: ActiveSubscription): boolean => status === 'ACTIVE - IN RETRIES' || status === 'GRACE_PERIOD';
const isWindow = ({ single_pass: single, premium_pass: premium }: ActiveSubscription): boolean => single || premium;

/** What happens next with a subscription, by how it stands. */
export const describeNext = ({ subscription, reserved }: Own): Next => {
  const { status, retry_at: retryAt, next_amount: amount, paused_until: pausedUntil } = subscription;
  if (isElsewhere(subscription)) {
    if (status === 'CANCELED') return 'elsewhereCanceled';
    return isOwed(subscription) ? 'elsewhereOwed' : 'elsewhere';
  }
  if (status === 'GRACE_PERIOD') return 'grace';
  if (status === 'ACTIVE - IN RETRIES') return retryAt === null ? 'retriesNow' : 'retries';
  if (status === 'PAUSED') return pausedUntil === null ? 'resuming' : 'paused';
  if (reserved?.kind === 'pause') return 'breakFollows';
  if (reserved?.kind === 'pass') return 'passFollows';
  if (isWindow(subscription)) return 'pass';
  if (status === 'CANCELED') return 'canceled';
  if (reserved) return 'changes';
  if (amount === null) return 'activeNoPrice';
  return status === 'FREE_TRIAL' ? 'trial' : 'active';
};

export const sayDate = ({ locale, timeZone }: PlanFormat, instant: string): string =>
  formatDate(locale, Date.parse(instant), 'long', timeZone);

export const sayPlan = ({ words }: PlanFormat, { plan, period }: { readonly plan: Plan; readonly period: Period }): string =>
  fill(words.payment.own.planAndPeriod, { plan, period: words.subscriptions[period].toLowerCase() });

/** A price to which tax is added where the country sells so. */
export const sayPrice = ({ words, locale }: PlanFormat, minor: number, currency: string): string => {
  const price = formatPrice(locale, minor, currency);
  return currency === 'USD' ? fill(words.payment.changing.plusTax, { price }) : price;
};

/** When a pause begins and ends. */
export const saySpan = (format: PlanFormat, from: string, until: string): string =>
  fill(format.words.payment.transactions.periodOf, { from: sayDate(format, from), to: sayDate(format, until) });

const sayReserved = (format: PlanFormat, { kind, plan, period, days, effective_at: at }: ReservedSubscription): string => {
  const { own } = format.words.payment;
  const date = sayDate(format, at);
  return kind === 'pass'
    ? plural(format.locale, own.passFrom, days ?? 0, { date })
    : fill(own.planFrom, { plan: sayPlan(format, { plan, period: period ?? 'monthly' }), date });
};

/** One sentence that says what happens next. */
export const sayNext = (format: PlanFormat, own: Own): string => {
  const { subscription, reserved } = own;
  const { own: texts } = format.words.payment;
  const say = (instant: string | null): string => (instant === null ? '' : sayDate(format, instant));
  const next = describeNext(own);
  const { next_amount: amount, currency, sku, payment_gateway: gateway } = subscription;
  const date = {
    retries: subscription.retry_at,
    changes: reserved?.effective_at ?? null,
    passFollows: reserved?.effective_at ?? null,
    breakFollows: reserved?.effective_at ?? null,
    paused: subscription.paused_until,
    trial: subscription.free_trial_until ?? subscription.next_renewal_at,
  };
  return fill<string>(texts.next[next], {
    date: say(next in date ? date[next as keyof typeof date] : subscription.next_renewal_at),
    until: say(next === 'breakFollows' ? subscription.paused_until : subscription.expires_at),
    price: amount === null ? '' : sayPrice(format, amount, currency),
    plan: reserved?.kind === 'plan' ? sayPlan(format, { plan: reserved.plan, period: reserved.period ?? 'monthly' }) : '',
    platform: platformName(texts, sku, gateway) ?? '',
  });
};

const sayOwnPlan = (format: PlanFormat, subscription: ActiveSubscription): string => {
  const { singlePass, premiumPass } = format.words.payment.own;
  const { plan } = subscription;
  if (subscription.premium_pass) return fill(premiumPass, { plan });
  return subscription.single_pass ? fill(singlePass, { plan }) : sayPlan(format, subscription);
};

export type RowName = keyof WordsWith<[typeof paymentWords]>['payment']['own']['rows'];
export type Row = readonly [name: RowName, text: string];

/** Facts of a subscription in rows. Facts that do not apply have none (SU-18 to SU-30, SU-81). */
export const listRows = (format: PlanFormat, { subscription, reserved }: Own, card: NamedCard | null): readonly Row[] => {
  const { own } = format.words.payment;
  const { next_amount: amount, next_renewal_at: renewal, currency, sku, payment_gateway: gateway } = subscription;
  const pause = reserved?.kind === 'pause' ? reserved : null;
  const date = (instant: string | null): string | null => (instant === null ? null : sayDate(format, instant));
  const isTrial = subscription.status === 'FREE_TRIAL';
  const charge =
    amount === null || renewal === null
      ? null
      : fill(own.priceOn, { price: sayPrice(format, amount, currency), date: sayDate(format, renewal) });
  // A pass that begins when the period is over is not paid for.
  const isCharged = reserved?.kind !== 'pass';
  const rows: readonly (readonly [RowName, string | null])[] = [
    [isWindow(subscription) ? 'pass' : 'plan', sayOwnPlan(format, subscription)],
    ['code', subscription.coupon_code && shownCode(subscription.coupon_code)],
    ['started', date(subscription.started_at)],
    ['freeUntil', isTrial ? date(subscription.free_trial_until) : null],
    ['promotionUntil', date(subscription.promotion_until)],
    ['nextCharge', isCharged ? charge : null],
    ['renews', charge === null ? date(renewal) : null],
    ['retry', date(subscription.retry_at)],
    ['break', pause && saySpan(format, pause.effective_at, subscription.paused_until ?? pause.effective_at)],
    ['ends', pause ? null : date(subscription.expires_at)],
    ['next', pause ? null : reserved && sayReserved(format, reserved)],
    ['method', methodName(own, gateway, gateway === 'CARD' ? card : null)],
    ['platform', platformName(own, sku, gateway)],
  ];
  return rows.filter((row): row is Row => row[1] !== null);
};

export type OwnAction = 'updateCard' | 'resume' | 'endBreak' | 'keepWatching' | 'keepPlan' | 'change' | 'pause' | 'cancel';

/** Available actions in display order. No other action is offered (SU-33, SU-34, SU-81). */
export const listActions = ({ subscription, reserved }: Own): readonly OwnAction[] => {
  const offered: Readonly<Record<OwnAction, boolean>> = {
    updateCard: isOwed(subscription) && !isElsewhere(subscription),
    resume: subscription.resumable,
    endBreak: subscription.status === 'PAUSED' && subscription.paused_until !== null,
    keepWatching: reserved?.kind === 'pause',
    keepPlan: reserved?.kind === 'plan',
    change: subscription.change_blocked_by === null,
    pause: subscription.pause_blocked_by === null,
    cancel: subscription.cancel_blocked_by === null,
  };
  return (Object.keys(offered) as OwnAction[]).filter((action) => offered[action]);
};

/** Label of a button. One that charges names the amount. */
export const toLabel = (
  { words, locale }: PlanFormat,
  { next_amount: amount, currency }: ActiveSubscription,
  action: OwnAction,
): string => {
  const { own } = words.payment;
  if (action !== 'endBreak') return own[action];
  if (amount === null) return own.resume;
  const price = formatPrice(locale, amount, currency);
  return fill(own.endBreak, { price: currency === 'USD' ? fill(own.withTax, { price }) : price });
};

/** The sentence says that a pass ends by itself, and names the place where something was bought. */
const SAID_BY_SENTENCE: ReadonlySet<string> = new Set(['SUBSCRIPTION_BOUGHT_ELSEWHERE', 'PASS_CANNOT_CHANGE']);

/** What may be done at any time, why the plan cannot be changed, or where else it is cancelled, where the sentence above does not say it already. */
export const sayLimits = (
  format: PlanFormat,
  { subscription, reserved }: Own,
  refusals: Readonly<Record<string, string>>,
): readonly string[] => {
  const { own, changing } = format.words.payment;
  const {
    next_amount: amount,
    currency,
    change_blocked_by: change,
    cancel_blocked_by: cancel,
    sku,
    payment_gateway: gateway,
  } = subscription;
  const platform = platformName(own, sku, gateway);
  // A pending change is explained by the bank confirmation, which offers the next step.
  const isSaid = (reason: string): boolean => SAID_BY_SENTENCE.has(reason) || subscription.change_under_way !== null;
  const limits: string[] = [];
  if (describeNext({ subscription, reserved }) === 'paused' && amount !== null)
    limits.push(fill(own.comeBack, { price: sayPrice(format, amount, currency) }));
  if (change === 'SUBSCRIPTIONS_CLOSED') limits.push(changing.maintenance);
  else if (change !== null && !isSaid(change) && reserved?.kind !== 'pause') limits.push(refusals[change] ?? '');
  if (change === null && cancel === 'SUBSCRIPTION_BOUGHT_ELSEWHERE' && platform !== null)
    limits.push(fill(own.cancelElsewhere, { platform }));
  return limits;
};
