import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAULTS_IN_A_ROW } from '../../outgoing/circuit.ts';
import { PaymentsUnavailable } from '../../../ports/payment-gateway.ts';
import type { InjectedStripeFault } from './fake-stripe.fixture.ts';
import { startStripe } from './stripe-gateway.fixture.ts';

const stripe = await startStripe();
const { gateway, newGateway, during, intentsOf, newToken, saved, books } = stripe;
afterAll(async () => {
  await stripe.close();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Longest open interval of the circuit breaker (circuit.ts). */
const MAX_REST_MS = 20_000;
const untilRested = (): void => void vi.advanceTimersByTime(MAX_REST_MS);

/** Faults that a retry can fix. `fails before` is left out, because Stripe replays it while it keeps the key. */
const faults = fc.constantFrom<(InjectedStripeFault['kind'] | null)[]>(
  null,
  'down',
  'unknown to us',
  'reset before',
  'reset after',
  'fails after',
  'truncated',
);
const asks = fc.array(
  fc.record({ fault: faults, isOther: fc.boolean(), finds: fc.boolean(), isLate: fc.boolean(), rests: fc.boolean() }),
  { maxLength: 8 },
);

test('a charge with any faults, on any node and in any order, is taken once and succeeds [R24]', async () => {
  const instrument = await saved('pays');
  const other = newGateway();
  await fc.assert(
    fc.asyncProperty(asks, async (steps) => {
      const ask = { key: randomUUID(), amount: 1099, currency: 'USD', instrument, returnUrl: null };
      for (const { fault, isOther, finds, isLate, rests } of steps) {
        if (rests) untilRested();
        const node = isOther ? other : gateway;
        const work = () => (finds ? node.findCharge(ask.key) : node.charge(ask));
        stripe.state.searchIsLate = isLate;
        const outcome = await (fault === null ? work() : during({ kind: fault }, work)).catch(() => null);
        if (outcome?.state === 'SUCCEEDED') expect(intentsOf(ask.key)).toHaveLength(1);
        expect(outcome?.state).not.toBe('DECLINED');
      }
      stripe.state.searchIsLate = false;
      untilRested();
      expect(await other.charge(ask)).toEqual(await gateway.charge(ask));
      expect(await gateway.findCharge(ask.key)).toMatchObject({ state: 'SUCCEEDED', reference: intentsOf(ask.key)[0]?.id });
      expect(intentsOf(ask.key)).toHaveLength(1);
    }),
    { numRuns: 60 },
  );
});

test('a charge is found after the circuit closes, although Stripe replays its server error [R24]', async () => {
  const node = newGateway();
  const ask = { key: randomUUID(), amount: 1099, currency: 'USD', instrument: await saved('pays'), returnUrl: null };
  stripe.state.searchIsLate = true;
  expect(await during({ kind: 'fails after' }, () => node.charge(ask))).toEqual({ state: 'UNKNOWN' });
  stripe.state.searchIsLate = false;
  for (let attempt = 0; attempt < FAULTS_IN_A_ROW; attempt += 1)
    await during({ kind: 'down' }, () => node.findCharge(ask.key)).catch(() => null);
  const reached = stripe.reached();
  await expect(node.findCharge(ask.key)).rejects.toThrow(PaymentsUnavailable);
  expect(stripe.reached()).toBe(reached);
  untilRested();
  expect(await node.charge(ask)).toEqual({ state: 'SUCCEEDED', reference: intentsOf(ask.key)[0]?.id });
});

test('a card with any faults during saving is saved once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(faults, { maxLength: 12 }), async (steps) => {
      const ask = { key: randomUUID(), token: newToken('pays'), accountId: randomUUID() };
      for (const fault of steps) {
        const work = () => gateway.saveInstrument(ask);
        const outcome = await (fault === null ? work() : during({ kind: fault }, work)).catch(() => null);
        expect(outcome?.state ?? 'SAVED').toBe('SAVED');
      }
      untilRested();
      expect((await gateway.saveInstrument(ask)).state).toBe('SAVED');
      expect(books.setups.filter(({ payment_method: of }) => of === ask.token)).toHaveLength(1);
    }),
    { numRuns: 40 },
  );
});
