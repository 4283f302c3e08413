import type { FakeSite } from './fake-site.fixture.ts';
import type { Bill, FakeAccount, FakeInvoice, FakeSubscription } from './fake-things.fixture.ts';

/** Recurly returns times in whole seconds, and amounts as decimal numbers. */
const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString().replace(/\.\d{3}Z$/, 'Z'));
const major = (minor: number): number => minor / 100;
const mini = (code: string) => ({ object: 'account', code });

export const pageOf = (data: readonly unknown[]) => ({ object: 'list', has_more: false, next: '', data });

export const accountAnswer = ({ id, code }: FakeAccount) => ({ id, object: 'account', code, state: 'active' });

export const cardAnswer = (account: FakeAccount, card: FakeAccount['cards'][number]) => ({
  id: card.id,
  object: 'billing_info',
  account_id: account.id,
  first_name: 'Bora',
  last_name: 'Han',
  address: { postal_code: card.postalCode, country: 'US' },
  valid: true,
  payment_method: {
    object: 'credit_card',
    card_type: 'Visa',
    first_six: '424242',
    last_four: card.last4,
    exp_month: 12,
    exp_year: 2031,
  },
  primary_payment_method: card.isPrimary,
  created_at: iso(card.updatedAt),
  updated_at: iso(card.updatedAt),
});

const planAnswer = ({ code }: Bill['plan']) => ({ id: code.slice(0, 13), object: 'plan', code, name: code });

export const subscriptionAnswer = (subscription: FakeSubscription) => ({
  id: subscription.id,
  object: 'subscription',
  uuid: subscription.id.padStart(32, '0'),
  account: mini(subscription.account),
  plan: planAnswer(subscription.plan),
  state: subscription.state,
  ...(subscription.pending && {
    pending_change: {
      id: `c${subscription.id.slice(1)}`,
      object: 'subscription_change',
      subscription_id: subscription.id,
      plan: planAnswer(subscription.pending),
      activate_at: iso(subscription.periodEnd),
      activated: false,
    },
  }),
  current_period_started_at: iso(subscription.periodStart),
  current_period_ends_at: iso(subscription.periodEnd),
  ...(subscription.trialEnd !== null && {
    trial_started_at: iso(subscription.trialStart),
    trial_ends_at: iso(subscription.trialEnd),
  }),
  auto_renew: subscription.autoRenew,
  currency: subscription.plan.currency,
  unit_amount: major(subscription.plan.price),
  quantity: 1,
  created_at: iso(subscription.createdAt),
  updated_at: iso(subscription.updatedAt),
  activated_at: iso(subscription.startedAt),
  ...(subscription.expiresAt !== null && { expires_at: iso(subscription.expiresAt) }),
  ...(subscription.billingInfoId !== null && { billing_info_id: subscription.billingInfoId }),
});

const lineOf = (
  { plan, subtotal, tax, from, until }: Pick<Bill, 'plan' | 'subtotal' | 'tax' | 'from' | 'until'>,
  id: string,
) => ({
  object: 'line_item',
  type: 'charge',
  plan_code: plan.code,
  subscription_id: id,
  origin: 'plan',
  currency: plan.currency,
  amount: major(subtotal + tax),
  quantity: 1,
  unit_amount: major(subtotal),
  tax_inclusive: false,
  subtotal: major(subtotal),
  discount: 0,
  tax: major(tax),
  start_date: iso(from),
  end_date: iso(until),
});

export const invoiceAnswer = (invoice: FakeInvoice) => {
  const total = invoice.subtotal + invoice.tax;
  const due = total - invoice.credit;
  return {
    id: invoice.id,
    object: 'invoice',
    type: invoice.type,
    origin: invoice.origin,
    state: invoice.state,
    account: mini(invoice.account),
    ...(invoice.billingInfoId !== null && { billing_info_id: invoice.billingInfoId }),
    subscription_ids: [invoice.subscription],
    number: invoice.number,
    collection_method: 'automatic',
    currency: invoice.plan.currency,
    discount: 0,
    subtotal: major(invoice.subtotal),
    tax: major(invoice.tax),
    total: major(total),
    paid: invoice.state === 'paid' ? major(due) : 0,
    balance: invoice.state === 'paid' ? 0 : major(due),
    line_items: [lineOf(invoice, invoice.subscription)],
    credit_payments: invoice.credit > 0 ? [creditPayment(invoice.credit, invoice.plan.currency)] : [],
    created_at: iso(invoice.createdAt),
    updated_at: iso(invoice.updatedAt),
    ...(invoice.closedAt !== null && { closed_at: iso(invoice.closedAt) }),
    final_dunning_event: false,
  };
};

const creditPayment = (amount: number, currency: string) => ({
  object: 'credit_payment',
  action: 'payment',
  currency,
  amount: major(amount),
});

/** Invoices of a purchase, a change or a preview. A preview has neither ids nor a state. */
export const collectionAnswer = (bill: Bill, invoice: FakeInvoice | null, subscription: string) => ({
  object: 'invoice_collection',
  charge_invoice: invoice
    ? invoiceAnswer(invoice)
    : {
        object: 'invoice',
        type: 'charge',
        origin: 'purchase',
        currency: bill.plan.currency,
        discount: 0,
        subtotal: major(bill.subtotal),
        tax: major(bill.tax),
        total: major(bill.subtotal + bill.tax),
        line_items: [lineOf(bill, subscription)],
      },
  credit_invoices:
    bill.unused === 0
      ? []
      : [
          {
            object: 'invoice',
            type: 'credit',
            origin: 'immediate_change',
            currency: bill.plan.currency,
            subtotal: -major(bill.unused),
            total: -major(bill.unused),
          },
        ],
});

export const changeAnswer = ({ subscription, plan, bill, invoice, waits }: ReturnType<FakeSite['change']>) => ({
  id: `c${subscription.id.slice(1)}`,
  object: 'subscription_change',
  subscription_id: subscription.id,
  plan: planAnswer(plan),
  activate_at: iso(waits ? subscription.periodEnd : subscription.updatedAt),
  activated: !waits,
  ...(bill && { invoice_collection: collectionAnswer(bill, invoice, subscription.id) }),
});

export const transactionAnswer = (invoice: FakeInvoice) => ({
  id: `t${invoice.id.slice(1)}`,
  object: 'transaction',
  account: mini(invoice.account),
  status: invoice.state === 'paid' ? 'success' : 'declined',
});
