import { NOON } from '@madang/database/database.fixture.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Fault } from '../providers/payments/recurly/fake-recurly.fixture.ts';
import { settleRequests } from './recurly-notifications.ts';
import { toPlanCode } from '../providers/payments/recurly/recurly-shapes.ts';
import { startRecurlyTill } from '../providers/payments/recurly/recurly-till.fixture.ts';

const till = await startRecurlyTill();
const { inject, recurly, api, deps, clock, connection, tell, newViewer } = till;
afterAll(till.close);

const SKUS = ['WEB_BASIC_MONTHLY_USD', 'WEB_PREMIUM_MONTHLY_USD', 'WEB_BASIC_ANNUAL_USD', 'WEB_PREMIUM_ANNUAL_USD'];
/**
 * Faults whose retries end within the call. A connection cut inside a response makes the transport retry later, when
 * the clock may be past the life of the key: recurly.database.test.ts covers that, and a silent Recurly.
 */
const FAULTS: readonly Fault[] = ['reset before', 'reset after', '500 after', '409', '429', '503', 'garbled'];

const step = fc.record({
  do: fc.constantFrom('buy', 'change', 'drop', 'cancel', 'reactivate', 'card', 'tell', 'later'),
  sku: fc.constantFrom(...SKUS),
  skipTrial: fc.boolean(),
  fault: fc.option(fc.constantFrom(...FAULTS), { freq: 2 }),
  declined: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let addresses = 0;

/** Runs the steps for one user with their faults, then settles until no request has an unknown outcome. */
const live = async (steps: readonly Step[]) => {
  clock.now = NOON;
  recurly.site.moves.length = 0;
  const user = await newViewer();
  let { as } = user;
  let cards = 0;
  const lookAgain = async (): Promise<void> => {
    clock.now += 400_000;
    await settleRequests(deps, api);
    await till.caughtUp();
  };
  for (const { do: what, sku, skipTrial, fault, declined } of steps) {
    const here = recurly.site.accountOf(`code-${user.id}`);
    if (declined) recurly.site.moves.push('declined');
    if (fault) recurly.fail(fault, /^(POST|PUT|DELETE) /);
    switch (what) {
      case 'buy':
        await inject('purchase', { sku, terms_accepted: true, skip_trial: skipTrial }, { as });
        break;
      case 'change':
        await inject('changePlan', { sku }, { as });
        break;
      case 'drop':
        await inject('removePlanChange', {}, { as });
        break;
      case 'cancel':
        await inject('cancelSubscription', {}, { as });
        break;
      case 'reactivate':
        await inject('reactivateSubscription', {}, { as });
        break;
      case 'card':
        await inject('addBillingInfo', { token_id: `card${(cards += 1)} 444${cards % 10}`, primary: skipTrial }, { as });
        break;
      case 'tell':
        await tell({ id: here.id, object_type: 'account' }, { id: `again-${here.id}-${skipTrial}` });
        break;
      case 'later':
        await lookAgain();
        break;
    }
    recurly.site.moves.length = 0;
    recurly.calm();
  }
  // After the hour in which keys are kept, every unknown outcome must be settled
  for (let hours = 0; hours < 30; hours += 6) {
    clock.now += 6 * 3_600_000;
    await settleRequests(deps, api);
  }
  await tell({ id: recurly.site.accountOf(`code-${user.id}`).id, object_type: 'account' });
  await till.caughtUp();
  addresses += 1;
  as = (await till.signInAgain(user, { address: `10.7.${Math.floor(addresses / 200)}.${addresses % 200}` })).access_token;
  return { ...user, as };
};

test('operations in any order with any fault leave one running plan at most, charge each invoice once and show the state at Recurly [R24]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const before = recurly.site.taken().length;
      const { id, as } = await live(steps);
      const there = recurly.site.accountOf(`code-${id}`);
      const running = there.subscriptions.filter(({ state }) => state !== 'expired');
      expect(running.length).toBeLessThanOrEqual(1);
      const shown = await till.active(as);
      const [one] = running;
      expect(shown === null).toBe(one === undefined);
      if (one) {
        expect(toPlanCode(String(shown?.['sku']))).toBe(one.plan.code);
        expect(shown?.['status'] === 'CANCELED').toBe(one.state === 'canceled');
        const reserved = (await till.call('getReservedSubscription', {}, { as })).object as { sku: string } | null;
        expect(reserved && toPlanCode(reserved.sku)).toBe(one.pending?.code ?? null);
      }
      // The amounts charged equal the paid invoices, and the viewer sees them
      const charged = recurly.site.taken().slice(before);
      const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
      const paid = there.invoices
        .filter(({ state }) => state === 'paid')
        .map(({ subtotal, tax, credit }) => subtotal + tax - credit);
      expect(sum(charged)).toBe(sum(paid));
      const bills = (await till.transactions(as)).filter(({ state }) => state === 'paid');
      expect(sum(bills.map(({ total }) => Number(total)))).toBe(sum(paid));
      expect(there.cards.length).toBeLessThanOrEqual(3);
      const { rows } = await connection.query(
        'select count(*)::int as count from recurly_asks where ask_at is not null and account_id = $1',
        [id],
      );
      expect(rows).toEqual([{ count: 0 }]);
      till.complain();
    }),
    { numRuns: Number(process.env['SEQUENCES'] ?? 25) },
  );
}, 600_000);
