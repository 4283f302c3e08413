import { api } from '@madang/contract/api.ts';
import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Deps } from '../use-case/deps.ts';
import type { AccountHolder } from '../use-case/viewer.ts';
import { changePlan } from '../subscriptions/change-plan.ts';
import { resumeSubscription } from '../subscriptions/resume-subscription.ts';
import { ASKS } from '../providers/payments/scripted-gateway.fixture.ts';
import { startTill } from './billing.fixture.ts';
import { confirmPurchase } from './confirm-purchase.ts';
import { purchase } from './purchase.ts';
import { runDue, settleUnsettled, takeStep } from './run-billing.ts';

const till = await startTill({ pausesOffered: true });
const { call, newViewer, buy, active, books, provider, deps, clock, connection } = till;
afterAll(till.close);
beforeEach(() => {
  clock.now = NOON;
});

class Killed extends Error {}

/** Dependencies that crash before or after the n-th side effect (a transaction or a provider call). */
const killedAt = (n: number): Deps => {
  let done = 0;
  const step = (): void => {
    done += 1;
    if (done === n) throw new Killed();
  };
  const around =
    <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      step();
      const result = await work(...args);
      step();
      return result;
    };
  const { gateway } = deps.payments;
  return {
    ...deps,
    inTransaction: (async (work: Parameters<Deps['inTransaction']>[0]) =>
      around(deps.inTransaction)(work)) as Deps['inTransaction'],
    payments: {
      ...deps.payments,
      gateway: {
        ...gateway,
        saveInstrument: around(gateway.saveInstrument),
        charge: around(gateway.charge),
        findCharge: around(gateway.findCharge),
      },
    },
  };
};

/** Whether the simulated crash stopped the work. */
const isKilled = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return false;
  } catch (error) {
    if (error instanceof Killed) return true;
    throw error;
  }
};

/** Crashes at each step in turn until a run completes. Returns the number of steps. */
const atEveryStep = async (live: (killing: (n: number) => Deps, n: number) => Promise<boolean>): Promise<number> => {
  for (let n = 1; n < 50; n += 1) {
    const before = provider.taken().length;
    clock.now = NOON;
    if (!(await live(killedAt, n))) return n - 1;
    expect(provider.taken().length - before, `killed at step ${n}`).toBeLessThanOrEqual(2);
  }
  throw new Error('It never ended by itself.');
};

const viewerOf = ({ id }: { readonly id: string }) =>
  ({ signedIn: true, accountId: id, accountCountry: 'US', partnerBilled: false }) as AccountHolder;
const isBalanced = async (accountId: string): Promise<boolean> =>
  Object.values(await books(accountId)).reduce((all, amount) => all + amount, 0) === 0;
const halfAMinuteLater = async (): Promise<void> => {
  clock.now += 31_000;
  await settleUnsettled(deps);
};

test('a purchase that crashes at any step is charged once after a retry, with complete records [R2]', async () => {
  const steps = await atEveryStep(async (killing, n) => {
    const user = await till.signUp();
    const input = {
      sku: 'WEB_PREMIUM_ANNUAL_USD',
      token_id: `ok ${n} 4242`,
      terms_accepted: true,
      skip_trial: false,
      renewable: true,
    } as const;
    const before = provider.taken().length;
    const killed = await isKilled(purchase(killing(n))(viewerOf(user), input));
    await halfAMinuteLater();
    const again = await call('purchase', input, { as: user.access_token });
    expect(again.object ?? again.body.reason).toSatisfy(
      (answer: unknown) => answer === 'ALREADY_SUBSCRIBED' || (answer as { readonly state: string }).state === 'paid',
    );
    expect(provider.taken().slice(before), `killed at step ${n}`).toEqual([12_999]);
    expect(await active(user.access_token)).toMatchObject({ plan: 'Premium', status: 'ACTIVE' });
    expect(await books(user.id)).toEqual({ cash: 12_999, revenue: -12_999 });
    expect((await call('listBillingInfo', {}, { as: user.access_token })).total).toBe(1);
    return killed;
  });
  expect(steps).toBeGreaterThanOrEqual(10);
});

test('a renewal that crashes at any step is charged once [R2]', async () => {
  const steps = await atEveryStep(async (killing, n) => {
    const user = await newViewer('US', `ok ${n} renews`);
    await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
    const before = provider.taken().length;
    clock.now = NOON + 31 * 86_400_000;
    const killed = await isKilled(takeStep(killing(n), user.id));
    await halfAMinuteLater();
    await runDue(deps);
    const { rows } = await connection.query(
      "select count(*)::int as count from invoices where account_id = $1 and kind = 'renewal' and state = 'paid'",
      [user.id],
    );
    expect(rows, `killed at step ${n}`).toEqual([{ count: 1 }]);
    expect(await isBalanced(user.id)).toBe(true);
    const { rows: next } = await connection.query('select status, next_at from subscriptions where account_id = $1', [user.id]);
    expect(next).toMatchObject([{ status: 'ACTIVE', next_at: new Date('2027-01-22T12:00:00Z') }]);
    expect(
      provider
        .taken()
        .slice(before)
        .filter((amount) => amount === 799).length,
    ).toBeGreaterThanOrEqual(1);
    return killed;
  });
  expect(steps).toBeGreaterThanOrEqual(6);
});

test('a plan change that crashes at any step is charged once or not at all [R2]', async () => {
  const steps = await atEveryStep(async (killing, n) => {
    const user = await newViewer('US', `ok ${n} changes`);
    await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
    const sku = 'WEB_PREMIUM_ANNUAL_USD';
    const killed = await isKilled(changePlan(killing(n))(viewerOf(user), { sku }));
    await halfAMinuteLater();
    const again = await call('changePlan', { sku }, { as: user.as });
    expect([undefined, 'PLAN_UNCHANGED']).toContain(again.body.reason);
    expect(await active(user.as)).toMatchObject({ plan: 'Premium', period: 'annual' });
    const { rows } = await connection.query(
      "select count(*)::int as count from invoices where account_id = $1 and kind = 'change' and state = 'paid'",
      [user.id],
    );
    expect(rows, `killed at step ${n}`).toEqual([{ count: 1 }]);
    expect(await isBalanced(user.id)).toBe(true);
    return killed;
  });
  expect(steps).toBeGreaterThanOrEqual(6);
});

test('a pause whose start and resume crash at any step begins once and is charged once [R2]', async () => {
  const steps = await atEveryStep(async (killing, n) => {
    const user = await newViewer('US', `ok ${n} resumes`);
    await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
    await call('pauseSubscription', { months: 3 }, { as: user.as });
    clock.now = NOON + 31 * 86_400_000;
    const isBeginningKilled = await isKilled(takeStep(killing(n), user.id));
    await runDue(deps);
    const paused = { status: 'PAUSED', periodEnd: Date.UTC(2027, 2, 22, 12) };
    expect(await deps.repositories.subscriptions.findOf(user.id), `killed at step ${n}`).toMatchObject(paused);
    const killed = await isKilled(resumeSubscription(killing(n))(viewerOf(user), undefined));
    await halfAMinuteLater();
    await runDue(deps);
    const again = await resumeSubscription(deps)(viewerOf(user), undefined);
    expect(again.ok ? again.value.state : again.refusal).toMatch(/^(paid|SUBSCRIPTION_NOT_PAUSED)$/);
    expect(await deps.repositories.subscriptions.findOf(user.id)).toMatchObject({ status: 'ACTIVE', periodNumber: 2 });
    const { rows } = await connection.query(
      "select count(*)::int as count from invoices where account_id = $1 and kind = 'renewal' and state = 'paid'",
      [user.id],
    );
    expect(rows, `killed at step ${n}`).toEqual([{ count: 1 }]);
    expect(await isBalanced(user.id)).toBe(true);
    return isBeginningKilled || killed;
  });
  expect(steps).toBeGreaterThanOrEqual(8);
});

test('a purchase with an idempotency key that crashes at any step is charged once and replays one response [R2]', async () => {
  const steps = await atEveryStep(async (killing, n) => {
    const user = await till.signUp();
    const key = `purchase-${n}`;
    const sent = { sku: 'WEB_PREMIUM_ANNUAL_USD', token_id: `ok ${n} keyed`, terms_accepted: true };
    const again = () => call('purchase', sent, { as: user.access_token, headers: { 'idempotency-key': key } });
    const before = provider.taken().length;
    const viewer = { ...viewerOf(user), idempotencyKey: key };
    const killed = await isKilled(purchase(killing(n))(viewer, api.purchase.input.parse(sent)));
    // Right after the crash a replay places the order, returns the paid one, or waits for the job.
    const soon = await again();
    expect([undefined, 'PURCHASE_UNDER_WAY'], `killed at step ${n}`).toContain(soon.body.reason);
    await halfAMinuteLater();
    const later = await again();
    expect(later.object).toMatchObject({ state: 'paid' });
    if (soon.status === 200) expect(soon.response.body).toBe(later.response.body);
    expect((await again()).response.body).toBe(later.response.body);
    expect(provider.taken().slice(before), `killed at step ${n}`).toEqual([12_999]);
    expect(await books(user.id)).toEqual({ cash: 12_999, revenue: -12_999 });
    expect((await call('listBillingInfo', {}, { as: user.access_token })).total).toBe(1);
    return killed;
  });
  expect(steps).toBeGreaterThanOrEqual(10);
});

test('a plan change with an idempotency key that crashes at any step is made once and replays one response [R2]', async () => {
  const steps = await atEveryStep(async (killing, n) => {
    const user = await newViewer('US', `ok ${n} changes by key`);
    await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
    const sku = 'WEB_PREMIUM_ANNUAL_USD';
    const again = () => call('changePlan', { sku }, { as: user.as, headers: { 'idempotency-key': `change-${n}` } });
    const before = provider.taken().length;
    const killed = await isKilled(changePlan(killing(n))({ ...viewerOf(user), idempotencyKey: `change-${n}` }, { sku }));
    expect([undefined, 'PURCHASE_UNDER_WAY'], `killed at step ${n}`).toContain((await again()).body.reason);
    await halfAMinuteLater();
    const later = await again();
    expect(later.object).toMatchObject({ state: 'paid' });
    expect((await again()).response.body).toBe(later.response.body);
    expect(provider.taken(), `killed at step ${n}`).toHaveLength(before + 1);
    expect(await isBalanced(user.id)).toBe(true);
    return killed;
  });
  expect(steps).toBeGreaterThanOrEqual(6);
});

test('a purchase with 3-D Secure that crashes at any step is charged once, within one run of the job [R2]', async () => {
  const steps = await atEveryStep(async (killing, n) => {
    const user = await newViewer('US', `ok ${n} consents`);
    const input = { sku: 'WEB_BASIC_MONTHLY_USD', terms_accepted: true, skip_trial: true, renewable: true } as const;
    const before = provider.taken().length;
    provider.moves.length = 0;
    provider.moves.push(ASKS);
    const deps = killing(n);
    const killed = await isKilled(
      (async () => {
        await purchase(deps)(viewerOf(user), input);
        provider.decide(provider.keys().at(-1) ?? '', { state: 'SUCCEEDED', reference: 'said yes' });
        await confirmPurchase(deps)(viewerOf(user), undefined);
      })(),
    );
    provider.moves.length = 0;
    const { rows: attempts } = await connection.query('select id from payment_attempts where account_id = $1', [user.id]);
    const key = (attempts[0] as { readonly id: string } | undefined)?.id;
    // The buyer confirms at the bank, independent of the crashed process.
    if (key !== undefined && (await deps.payments.gateway.findCharge(key).catch(() => null)) !== null)
      provider.decide(key, { state: 'SUCCEEDED', reference: 'said yes' });
    await halfAMinuteLater();
    clock.now = NOON;
    const again = await call('purchase', input, { as: user.as });
    expect(again.object ?? again.body.reason).toSatisfy(
      (answer: unknown) => answer === 'ALREADY_SUBSCRIBED' || (answer as { readonly state: string }).state === 'paid',
    );
    expect(provider.taken().slice(before), `killed at step ${n}`).toEqual([799]);
    expect(await books(user.id)).toEqual({ cash: 799, revenue: -799 });
    return killed;
  });
  expect(steps).toBeGreaterThanOrEqual(8);
});

test('a plan change with 3-D Secure that crashes at any step is charged once, within one run of the job [R2]', async () => {
  const steps = await atEveryStep(async (killing, n) => {
    const user = await newViewer('US', `ok ${n} consents to change`);
    await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
    clock.now = NOON + 1000;
    const input = { sku: 'WEB_PREMIUM_ANNUAL_USD', can_consent: true };
    const before = provider.taken().length;
    provider.moves.length = 0;
    provider.moves.push(ASKS);
    const killable = killing(n);
    const yes = { state: 'SUCCEEDED', reference: 'said yes' } as const;
    const killed = await isKilled(
      (async () => {
        await changePlan(killable)(viewerOf(user), input);
        provider.decide(provider.keys().at(-1) ?? '', yes);
        await confirmPurchase(killable)(viewerOf(user), undefined);
      })(),
    );
    provider.moves.length = 0;
    // The payer confirms at the bank, independent of the crashed process.
    const [key] = await deps.repositories.paymentAttempts.listUnsettledOf(user.id);
    if (key !== undefined && (await provider.gateway.findCharge(key)) !== null) provider.decide(key, yes);
    await halfAMinuteLater();
    clock.now = NOON + 1000;
    const again = await call('changePlan', input, { as: user.as });
    expect([undefined, 'PLAN_UNCHANGED'], `killed at step ${n}`).toContain(again.body.reason);
    expect(await active(user.as)).toMatchObject({ plan: 'Premium', period: 'annual', change_under_way: null });
    expect(provider.taken().slice(before), `killed at step ${n}`).toHaveLength(1);
    expect(await isBalanced(user.id)).toBe(true);
    return killed;
  });
  expect(steps).toBeGreaterThanOrEqual(8);
});
