import type {
  BillingInfo,
  PurchaseResult,
  Followed,
  PricingLines,
  PurchasePreview,
  Transaction,
  Voucher,
} from '@madang/contract/billing/billing.contract.ts';
import type { Instrument } from '@madang/database/billing/instruments.repository.ts';
import type { ListedInvoice } from '@madang/database/billing/invoices.repository.ts';
import type { PaymentAttempt } from '@madang/database/billing/payment-attempts.repository.ts';
import type { BoletoVoucher } from '@madang/domain/billing/boleto.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import type { Quote } from '@madang/domain/billing/price.ts';
import type { PaymentState } from './charge-attempt.ts';

/** Formats an instant (ms since 1970) as ISO 8601 for responses. */
export const toIsoInstant = (ms: number): string => new Date(ms).toISOString();

export const instantOrNull = (ms: number | null): string | null => (ms === null ? null : toIsoInstant(ms));

const linesOfQuote = (quote: Quote): PricingLines => ({
  currency: quote.currency,
  retail_price: quote.retail,
  discount: quote.discountKind,
  discount_amount: quote.discount,
  tax: quote.tax,
  tax_included: quote.taxIncluded,
  credit: quote.credit,
  total: quote.total,
  billing_date: instantOrNull(quote.billingDate),
  next_price: quote.nextRetail,
});

export const presentQuote = (quote: Quote, renewable: boolean): PurchasePreview => ({
  ...linesOfQuote(quote),
  sku: quote.sku,
  plan: quote.plan,
  period: quote.period,
  renewable,
  free_until: instantOrNull(quote.freeUntil),
  promotion_until: instantOrNull(quote.promotionUntil),
});

/** Path of an open invoice's boleto as a PDF. */
export const boletoPath = (id: string): string => `/api/gateway/v03/fe/recurly/transaction/${id}/boleto`;

const presentVoucher = ({ number, url, expiresAt }: BoletoVoucher, invoiceId: string): Voucher => ({
  number,
  url,
  file_url: boletoPath(invoiceId),
  expires_at: toIsoInstant(expiresAt),
});

/** State of a purchase and the action it needs from the buyer. A settled purchase carries no voucher. */
export const presentBought = (
  taken: Exclude<PaymentState, 'declined'>,
  { id }: Pick<Invoice, 'id'>,
  attempt: Pick<PaymentAttempt, 'state' | 'actionUrl' | 'voucher'> | null,
): PurchaseResult => ({
  state: taken,
  transaction_id: id,
  action_url: attempt?.actionUrl ?? null,
  voucher: attempt?.state === 'WAITING' && attempt.voucher ? presentVoucher(attempt.voucher, id) : null,
});

/** State of the account's last purchase or change of plan, including one that was declined. */
export const presentFollowed = (
  taken: PaymentState,
  invoice: Pick<Invoice, 'id' | 'kind' | 'sku'>,
  attempt: Parameters<typeof presentBought>[2],
): Followed => ({
  ...presentBought('pending', invoice, attempt),
  state: taken,
  kind: invoice.kind === 'renewal' ? 'purchase' : invoice.kind,
  sku: invoice.sku,
});

/** `inUse`: the primary card pays for the running plan. */
export const presentSavedCard = (card: Instrument, inUse: boolean): BillingInfo => ({
  id: card.id,
  brand: card.brand,
  last4: card.last4,
  expiry_month: card.expiryMonth,
  expiry_year: card.expiryYear,
  name_on_card: card.holder,
  zip_code: card.zipCode,
  primary: card.isPrimary,
  in_use: card.isPrimary && inUse,
});

/** Path of a paid invoice's receipt as a PDF. */
export const receiptPath = (id: string): string => `/api/gateway/v03/fe/recurly/transaction/${id}/receipt`;

export const presentTransaction = (invoice: ListedInvoice): Transaction => ({
  id: invoice.id,
  number: invoice.number,
  state: invoice.state === 'open' ? 'pending' : invoice.state,
  date: toIsoInstant(invoice.settledAt ?? invoice.createdAt),
  kind: invoice.kind,
  plan: invoice.plan,
  period: invoice.period,
  gift_months: invoice.onPaid.do === 'gift' ? invoice.onPaid.months : null,
  period_start: toIsoInstant(invoice.periodStart),
  period_end: toIsoInstant(invoice.periodEnd),
  currency: invoice.currency,
  price: invoice.retail,
  discount: invoice.discount,
  tax: invoice.tax,
  tax_included: invoice.taxIncluded,
  credit: invoice.credit,
  total: invoice.total,
  payment_method: invoice.paymentMethod,
  brand: invoice.brand,
  last4: invoice.last4,
  voucher: invoice.voucher && presentVoucher(invoice.voucher, invoice.id),
  receipt_url: invoice.state === 'paid' ? receiptPath(invoice.id) : null,
});
