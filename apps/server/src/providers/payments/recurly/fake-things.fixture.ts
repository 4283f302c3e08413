import { productsFor } from '@madang/domain/subscriptions/product.ts';
import { planOfSku } from '@madang/domain/subscriptions/plan.ts';

export interface FakeCard {
  readonly id: string;
  readonly last4: string;
  readonly postalCode: string;
  isPrimary: boolean;
  updatedAt: number;
}

export interface FakePlan {
  readonly code: string;
  readonly price: number;
  readonly period: 'monthly' | 'annual';
  readonly currency: string;
}

export interface FakeSubscription {
  readonly id: string;
  readonly account: string;
  plan: FakePlan;
  state: 'active' | 'canceled' | 'expired';
  readonly startedAt: number;
  anchor: number;
  number: number;
  periodStart: number;
  periodEnd: number;
  trialStart: number | null;
  trialEnd: number | null;
  autoRenew: boolean;
  pending: FakePlan | null;
  expiresAt: number | null;
  billingInfoId: string | null;
  readonly createdAt: number;
  updatedAt: number;
}

/** Amounts in minor units, which become decimals in responses only. */
export interface FakeInvoice {
  readonly id: string;
  readonly number: string;
  readonly account: string;
  readonly type: 'charge' | 'credit';
  readonly origin: string;
  state: 'paid' | 'past_due' | 'closed' | 'failed';
  readonly subscription: string;
  readonly plan: FakePlan;
  readonly subtotal: number;
  readonly tax: number;
  readonly credit: number;
  readonly from: number;
  readonly until: number;
  billingInfoId: string | null;
  readonly createdAt: number;
  updatedAt: number;
  closedAt: number | null;
}

export interface FakeAccount {
  readonly id: string;
  readonly code: string;
  readonly cards: FakeCard[];
  readonly subscriptions: FakeSubscription[];
  readonly invoices: FakeInvoice[];
}

/** A request that the fake site refuses. */
export class Unwilling extends Error {
  readonly status: number;
  readonly type: string;
  readonly param: string | null;
  readonly transaction: { readonly category: string; readonly code: string } | null;
  constructor(status: number, type: string, param: string | null = null, transaction: Unwilling['transaction'] = null) {
    super(`${type} ${param ?? ''}`);
    this.status = status;
    this.type = type;
    this.param = param;
    this.transaction = transaction;
  }
}

const COUNTRIES = ['US', 'BR', 'GB', 'AU', 'NZ', 'DE'];
const PLANS = new Map<string, FakePlan>(
  COUNTRIES.flatMap((country) => productsFor(country)).map(({ sku, price, currency, period }) => [
    sku.toLowerCase(),
    { code: sku.toLowerCase(), price, currency, period },
  ]),
);
export const planCalled = (code: unknown): FakePlan => {
  const plan = PLANS.get(String(code));
  if (!plan || !planOfSku(String(code).toUpperCase())) throw new Unwilling(422, 'validation', 'plan_code');
  return plan;
};

/** Amounts of the invoice for a purchase or a change. */
export interface Bill {
  readonly plan: FakePlan;
  readonly subtotal: number;
  readonly tax: number;
  /** Amount paid for the unused time of the previous plan. */
  readonly unused: number;
  readonly credit: number;
  readonly from: number;
  readonly until: number;
}
