import type { ShownInvoice } from '@madang/database/billing/recurly.repository.ts';
import type { InvoiceKind, InvoiceState } from '@madang/domain/billing/invoice.ts';
import { planOfSku } from '@madang/domain/subscriptions/plan.ts';
import { getProduct } from '@madang/domain/subscriptions/product.ts';
import { toMinorUnits, toSku, toStableUuid, type RecurlyInvoice } from '../providers/payments/recurly/recurly-shapes.ts';
import type { Whose } from './projected-subscription.ts';

const KINDS: Readonly<Record<string, InvoiceKind>> = {
  purchase: 'purchase',
  renewal: 'renewal',
  immediate_change: 'change',
};
const STATES: Readonly<Record<NonNullable<RecurlyInvoice['state']>, InvoiceState>> = {
  open: 'open',
  pending: 'open',
  processing: 'open',
  paid: 'paid',
  closed: 'paid',
  past_due: 'failed',
  failed: 'failed',
  voided: 'failed',
};

/** Lines of an invoice in minor units. They add up to the total despite rounding. */
export interface BillLines {
  readonly retail: number;
  readonly discount: number;
  readonly tax: number;
  readonly credit: number;
  readonly total: number;
}

/** Lines of a Recurly invoice. Its total is before credit. A trial is a zero invoice there, a full discount here. */
export const linesFrom = (
  invoice: Pick<RecurlyInvoice, 'total' | 'tax' | 'discount' | 'creditPayments'>,
  { isTrial, price, owed = 0 }: { readonly isTrial: boolean; readonly price: number; readonly owed?: number },
): BillLines => {
  const gross = toMinorUnits(invoice.total);
  if (isTrial && gross === 0) return { retail: price, discount: price, tax: 0, credit: 0, total: 0 };
  const tax = toMinorUnits(invoice.tax);
  const discount = toMinorUnits(invoice.discount);
  const paid = invoice.creditPayments
    .filter(({ action, voidedAt }) => action === 'payment' && voidedAt === null)
    .reduce((sum, { amount }) => sum + toMinorUnits(amount), 0);
  // A preview has the credit owed to the account, not the part that this invoice would use
  const credit = Math.min(Math.max(gross, 0), Math.max(paid, owed));
  return { retail: gross - tax + discount, discount, tax, credit, total: gross - credit };
};

/** Invoices for our tables, without those of other products. The tables allow one open invoice per account. */
export const invoicesFrom = (
  invoices: readonly RecurlyInvoice[],
  { accountId, country }: Whose,
  instrumentOf: (card: string) => string | null,
): readonly ShownInvoice[] => {
  const numbers = new Map<string, number>();
  let open = 0;
  const shown = [...invoices]
    .sort((left, right) => (left.createdAt ?? 0) - (right.createdAt ?? 0))
    .map((invoice): ShownInvoice | null => {
      const { id, state, type, origin, currency } = invoice;
      const line = invoice.lineItems.find(({ type: side, planCode }) => side === 'charge' && planOfSku(toSku(planCode ?? '')));
      const kind = KINDS[origin ?? ''];
      if (!line || !kind || type !== 'charge' || !id || !state || invoice.createdAt === null) return null;
      const sku = toSku(line.planCode ?? '');
      const named = planOfSku(sku);
      const subscription = line.subscriptionId ?? '';
      const number = (numbers.get(subscription) ?? 0) + 1;
      numbers.set(subscription, number);
      const standing = STATES[state];
      if (standing === 'open' && (open += 1) > 1) return null;
      if (!named) return null;
      const { price } = getProduct(sku);
      const card = invoice.billingInfoId ?? null;
      return {
        id: toStableUuid('invoice', id),
        accountId,
        subscriptionId: toStableUuid('subscription', subscription),
        number: standing === 'paid' && invoice.number ? `R-${invoice.number}` : null,
        state: standing,
        kind,
        sku,
        ...named,
        periodNumber: number,
        periodStart: line.startDate ?? invoice.createdAt,
        periodEnd: line.endDate ?? invoice.createdAt,
        country,
        currency,
        ...linesFrom(invoice, { isTrial: kind === 'purchase', price }),
        taxIncluded: 0,
        instrumentId: card === null ? null : instrumentOf(card),
        createdAt: invoice.createdAt,
        settledAt: standing === 'paid' ? (invoice.closedAt ?? invoice.updatedAt) : null,
      };
    });
  return shown.filter((invoice) => invoice !== null);
};
