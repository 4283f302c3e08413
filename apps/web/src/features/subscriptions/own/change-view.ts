import type { PlanChangePreview, Product } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { PERIODS, type Period, type Plan, PLANS } from '@madang/domain/subscriptions/plan.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { sayDate, sayPlan, sayPrice, type PlanFormat } from './own-view.ts';

type PlanOf = { readonly plan: Plan; readonly period: Period };

/** A plan to choose. The current one cannot be chosen. */
export interface PlanChoice {
  readonly sku: string;
  readonly name: string;
  readonly price: string;
  readonly isOwn: boolean;
}

/** The four plans in one order, whatever order they came in. */
export const listPlanChoices = (format: PlanFormat, products: readonly Product[], own: PlanOf): readonly PlanChoice[] => {
  const { perMonth, perYear } = format.words.payment.changing;
  return PLANS.flatMap((plan) => PERIODS.map((period) => ({ plan, period }))).flatMap(({ plan, period }) => {
    const product = products.find((one) => one.plan === plan && one.period === period);
    if (!product) return [];
    const price = formatPrice(format.locale, product.price, product.currency);
    return [
      {
        sku: product.sku,
        name: sayPlan(format, product),
        price: fill(period === 'monthly' ? perMonth : perYear, { price }),
        isOwn: plan === own.plan && period === own.period,
      },
    ];
  });
};

/** When another plan begins, in one sentence. */
export const sayBeginning = (format: PlanFormat, preview: PlanChangePreview): string => {
  const { now, later } = format.words.payment.changing;
  const plan = sayPlan(format, preview);
  return preview.kind === 'reserved' ? fill(later, { plan, date: sayDate(format, preview.effective_at) }) : fill(now, { plan });
};

export interface ChangeLine {
  readonly label: string;
  readonly amount: string;
  readonly isTotal: boolean;
}

/**
 * Summary of a change, line by line: price - discount + tax - credit is the total (SU-66). Zero amounts have no line.
 */
export const listChangeLines = (format: PlanFormat, preview: PlanChangePreview): readonly ChangeLine[] => {
  const { lines } = format.words.payment.changing;
  const { currency, billing_date: date, next_price: next } = preview;
  const price = (minor: number): string => formatPrice(format.locale, minor, currency);
  const line = (label: string, amount: string, isTotal = false): ChangeLine => ({ label, amount, isTotal });
  const some = (label: string, minor: number, sign: 1 | -1 = 1): readonly ChangeLine[] =>
    minor === 0 ? [] : [line(label, price(sign * minor))];
  const now =
    preview.kind === 'reserved'
      ? []
      : [
          line(sayPlan(format, preview), price(preview.retail_price)),
          ...some(lines.discount, preview.discount_amount, -1),
          ...some(lines.unused, preview.credit, -1),
          ...some(lines.tax, preview.tax),
        ];
  return [
    ...now,
    line(lines.total, price(preview.total), true),
    ...some(lines.taxIncluded, preview.tax_included),
    ...some(lines.balance, preview.balance_after),
    ...(date === null || next === null
      ? []
      : [line(fill(lines.nextCharge, { date: sayDate(format, date) }), sayPrice(format, next, currency))]),
  ];
};

/** Refusals that another card puts right. */
const MENDED_BY_CARD: ReadonlySet<Refusal> = new Set(['PAYMENT_DUE', 'PAYMENT_METHOD_NEEDED', 'CARD_DECLINED']);
export const isMendedByCard = (reason: Refusal | null): boolean => reason !== null && MENDED_BY_CARD.has(reason);
