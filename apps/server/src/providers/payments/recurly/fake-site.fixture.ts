import { periodsFrom } from '@madang/domain/billing/periods.ts';
import { fakeCards } from './fake-cards.fixture.ts';
import {
  type Bill,
  type FakeAccount,
  type FakeInvoice,
  type FakeSubscription,
  planCalled,
  Unwilling,
} from './fake-things.fixture.ts';

/** The bank's response to the next charge above zero. Later charges succeed. */
export type BankMove = 'declined' | 'stolen';

/** A Recurly site in memory, as far as we use it. Subscriptions renew and expire on a clock that tests move. */
export const fakeSite = (now: () => number) => {
  const accounts = new Map<string, FakeAccount>();
  const moves: BankMove[] = [];
  const taken: number[] = [];
  let numbers = 0;
  const site = { taxRate: 0 };
  const newId = (): string => `f${(numbers += 1).toString(36).padStart(11, '0')}`;

  const charge = (amount: number, token?: string): void => {
    if (amount === 0) return;
    const move = token === 'poor' ? 'declined' : moves.shift();
    if (move === 'declined') throw new Unwilling(422, 'transaction', null, { category: 'soft', code: 'insufficient_funds' });
    if (move === 'stolen') throw new Unwilling(422, 'transaction', null, { category: 'hard', code: 'fraud_stolen_card' });
    taken.push(amount);
  };
  const taxOn = (amount: number): number => Math.round(amount * site.taxRate);

  const accountOf = (path: string): FakeAccount => {
    const found = [...accounts.values()].find(({ id, code }) => path === id || path === `code-${code}`);
    if (!found) throw new Unwilling(404, 'not_found');
    settle(found);
    return found;
  };
  const openAccount = (code: string): FakeAccount => {
    const account = accounts.get(code) ?? { id: newId(), code, cards: [], subscriptions: [], invoices: [] };
    accounts.set(code, account);
    settle(account);
    return account;
  };

  const write = (
    account: FakeAccount,
    subscription: FakeSubscription,
    bill: Bill,
    origin: string,
    state: FakeInvoice['state'],
  ) => {
    const at = now();
    const common = { account: account.code, subscription: subscription.id, createdAt: at, updatedAt: at };
    const invoice: FakeInvoice = {
      ...common,
      id: newId(),
      number: String(1000 + numbers),
      type: 'charge',
      origin,
      state,
      plan: bill.plan,
      subtotal: bill.subtotal,
      tax: bill.tax,
      credit: bill.credit,
      from: bill.from,
      until: bill.until,
      billingInfoId: subscription.billingInfoId,
      closedAt: state === 'paid' ? at : null,
    };
    account.invoices.unshift(invoice);
    return invoice;
  };

  /** Processes everything that fell due since the last access. */
  const settle = (account: FakeAccount): void => {
    for (const subscription of account.subscriptions) {
      while (subscription.state !== 'expired' && subscription.periodEnd <= now()) {
        const { periodEnd: due } = subscription;
        if (subscription.state === 'canceled' || !subscription.autoRenew) {
          Object.assign(subscription, { state: 'expired', expiresAt: due, updatedAt: now() });
          break;
        }
        const plan = subscription.pending ?? subscription.plan;
        if (plan.period !== subscription.plan.period || subscription.trialEnd === due)
          Object.assign(subscription, { anchor: due, number: 0 });
        const number = subscription.number + 1;
        const until = periodsFrom(subscription.anchor, plan.period, number);
        const bill = { plan, subtotal: plan.price, tax: taxOn(plan.price), unused: 0, credit: 0, from: due, until };
        Object.assign(subscription, { plan, pending: null, number, periodStart: due, periodEnd: until, updatedAt: now() });
        try {
          charge(bill.subtotal + bill.tax);
          write(account, subscription, bill, 'renewal', 'paid');
        } catch {
          write(account, subscription, bill, 'renewal', 'past_due');
        }
      }
    }
  };

  const running = (account: FakeAccount): FakeSubscription | undefined =>
    account.subscriptions.find(({ state }) => state !== 'expired');
  const find = (id: string): { readonly account: FakeAccount; readonly subscription: FakeSubscription } => {
    for (const account of accounts.values()) {
      const subscription = account.subscriptions.find((one) => one.id === id);
      if (!subscription) continue;
      settle(account);
      return { account, subscription };
    }
    throw new Unwilling(404, 'not_found');
  };

  return {
    site,
    moves,
    /** Amounts of all successful charges in minor units, in order. */
    taken: (): readonly number[] => [...taken],
    accountOf,
    find,
    createAccount: (code: string): FakeAccount => {
      if (accounts.has(code)) throw new Unwilling(422, 'validation', 'code');
      return openAccount(code);
    },

    ...fakeCards({ now, newId, accountOf }),

    /** The invoice of a purchase. A preview creates nothing. */
    purchase: (body: Readonly<Record<string, unknown>>, isPreview: boolean) => {
      const { code } = body['account'] as { readonly code: string };
      const [wanted] = body['subscriptions'] as readonly Readonly<Record<string, unknown>>[];
      const plan = planCalled(wanted?.['plan_code']);
      if (plan.currency !== body['currency']) throw new Unwilling(422, 'validation', 'currency');
      const trialEnd = Date.parse(String(wanted?.['trial_ends_at']));
      const isTrial = trialEnd > now();
      const until = isTrial ? trialEnd : periodsFrom(now(), plan.period, 1);
      const subtotal = isTrial ? 0 : plan.price;
      const bill: Bill = { plan, subtotal, tax: taxOn(subtotal), unused: 0, credit: 0, from: now(), until };
      if (isPreview) return { bill, invoice: null };
      const account = openAccount(code);
      const card = account.cards.find(({ id }) => id === body['billing_info_id']);
      if (!card) throw new Unwilling(422, 'validation', 'billing_info_id');
      charge(bill.subtotal + bill.tax, card.last4 === '0341' ? 'poor' : undefined);
      const subscription: FakeSubscription = {
        id: newId(),
        account: code,
        plan,
        state: 'active',
        startedAt: now(),
        anchor: now(),
        number: isTrial ? 0 : 1,
        periodStart: now(),
        periodEnd: until,
        trialStart: isTrial ? now() : null,
        trialEnd: isTrial ? trialEnd : null,
        autoRenew: wanted?.['auto_renew'] !== false,
        pending: null,
        expiresAt: null,
        billingInfoId: card.id,
        createdAt: now(),
        updatedAt: now(),
      };
      account.subscriptions.unshift(subscription);
      return { bill, invoice: write(account, subscription, bill, 'purchase', 'paid') };
    },

    /** A plan change. An immediate one outside a trial has an invoice. `cleared` where it undoes a scheduled one. */
    change: (id: string, body: Readonly<Record<string, unknown>>, isPreview: boolean) => {
      const { account, subscription } = find(id);
      if (subscription.state !== 'active') throw new Unwilling(422, 'validation', 'subscription');
      const plan = planCalled(body['plan_code']);
      const isSame = plan.code === subscription.plan.code;
      if (isSame && !subscription.pending) throw new Unwilling(422, 'validation', 'plan_code');
      if (isSame && !isPreview) Object.assign(subscription, { pending: null, updatedAt: now() });
      if (isSame) return { subscription, plan, bill: null, invoice: null, cleared: true, waits: false };
      if (body['timeframe'] !== 'now') {
        if (!isPreview) Object.assign(subscription, { pending: plan, updatedAt: now() });
        return { subscription, plan, bill: null, invoice: null, cleared: false, waits: true };
      }
      if ((subscription.trialEnd ?? 0) > now()) {
        if (!isPreview) Object.assign(subscription, { plan, pending: null, updatedAt: now() });
        return { subscription, plan, bill: null, invoice: null, cleared: false, waits: false };
      }
      const left = subscription.periodEnd - now();
      const whole = subscription.periodEnd - subscription.periodStart;
      const restarts = plan.period !== subscription.plan.period;
      const until = restarts ? periodsFrom(now(), plan.period, 1) : subscription.periodEnd;
      const subtotal = restarts ? plan.price : Math.round((plan.price * left) / whole);
      const tax = taxOn(subtotal);
      const paid = subscription.plan.price + taxOn(subscription.plan.price);
      const unused = Math.round((paid * left) / whole);
      const credit = Math.min(unused, subtotal + tax);
      const bill: Bill = { plan, subtotal, tax, unused, credit, from: now(), until };
      if (isPreview) return { subscription, plan, bill, invoice: null, cleared: false, waits: false };
      charge(subtotal + tax - credit);
      Object.assign(subscription, { plan, pending: null, updatedAt: now() });
      if (restarts) Object.assign(subscription, { anchor: now(), number: 1, periodStart: now(), periodEnd: until });
      const invoice = write(account, subscription, bill, 'immediate_change', 'paid');
      return { subscription, plan, bill, invoice, cleared: false, waits: false };
    },
    dropChange: (id: string): void => {
      const { subscription } = find(id);
      if (!subscription.pending) throw new Unwilling(422, 'validation', 'change');
      Object.assign(subscription, { pending: null, updatedAt: now() });
    },
    cancel: (id: string): FakeSubscription => {
      const { subscription } = find(id);
      if (subscription.state !== 'active') throw new Unwilling(422, 'validation', 'state');
      return Object.assign(subscription, { state: 'canceled' as const, expiresAt: subscription.periodEnd, updatedAt: now() });
    },
    reactivate: (id: string): FakeSubscription => {
      const { subscription } = find(id);
      if (subscription.state !== 'canceled') throw new Unwilling(422, 'validation', 'state');
      return Object.assign(subscription, { state: 'active' as const, expiresAt: null, updatedAt: now() });
    },
    payWith: (id: string, billingInfoId: string): FakeSubscription => {
      const { account, subscription } = find(id);
      if (!account.cards.some((card) => card.id === billingInfoId)) throw new Unwilling(422, 'validation', 'billing_info_id');
      return Object.assign(subscription, { billingInfoId, updatedAt: now() });
    },
    collect: (id: string): FakeInvoice => {
      for (const { invoices } of accounts.values()) {
        const invoice = invoices.find((one) => one.id === id);
        if (!invoice) continue;
        if (invoice.state !== 'past_due') throw new Unwilling(422, 'validation', 'state');
        charge(invoice.subtotal + invoice.tax - invoice.credit);
        return Object.assign(invoice, { state: 'paid' as const, closedAt: now(), updatedAt: now() });
      }
      throw new Unwilling(404, 'not_found');
    },
    /** Dunning ends unpaid: the subscription expires, and its invoice fails. */
    giveUp: (code: string): void => {
      const account = openAccount(code);
      const subscription = running(account);
      if (subscription) Object.assign(subscription, { state: 'expired', expiresAt: now(), updatedAt: now() });
      for (const invoice of account.invoices)
        if (invoice.state === 'past_due') Object.assign(invoice, { state: 'failed', updatedAt: now(), closedAt: now() });
    },
    findInvoice: (id: string): FakeInvoice => {
      const found = [...accounts.values()].flatMap(({ invoices }) => invoices).find((one) => one.id === id);
      if (!found) throw new Unwilling(404, 'not_found');
      return found;
    },
  };
};
export type FakeSite = ReturnType<typeof fakeSite>;
