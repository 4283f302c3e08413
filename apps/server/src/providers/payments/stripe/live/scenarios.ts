import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type Stripe from 'stripe';
import { type ChargeOutcome, type PaymentGateway, PaymentsUnavailable } from '../../../../ports/payment-gateway.ts';

/** Gateways of a scenario: one that makes charges, one without its cache, one with a wrong secret key. */
export interface Bench {
  readonly stripe: Stripe;
  readonly gateway: PaymentGateway;
  readonly other: PaymentGateway;
  readonly unknown: PaymentGateway;
  readonly newId: () => string;
}

export interface Scenario {
  readonly name: string;
  readonly run: (bench: Bench) => Promise<void>;
}

/** Attempts of five seconds until Stripe's search must find a new charge. */
const MAX_ATTEMPTS = 24;
const TRY_MS = 5000;

/** Stripe's own test cards as tokens (docs.stripe.com/testing). */
type TestCard = 'tok_visa' | 'tok_chargeDeclined' | 'tok_chargeCustomerFail' | 'tok_threeDSecure2Required';

const newToken = async ({ stripe }: Bench, card: TestCard): Promise<string> => {
  const payer = { name: 'Sora Kim', address: { postal_code: '94103' } };
  return (await stripe.paymentMethods.create({ type: 'card', card: { token: card }, billing_details: payer })).id;
};

const saved = async (bench: Bench, card: TestCard) => {
  const ask = { key: bench.newId(), token: await newToken(bench, card), accountId: bench.newId() };
  const outcome = await bench.gateway.saveInstrument(ask);
  assert.equal(outcome.state, 'SAVED');
  return { ask, instrument: outcome.state === 'SAVED' ? outcome.instrument : assert.fail() };
};

const chargeOf = async (bench: Bench, card: TestCard, returnUrl: string | null = null) => {
  const { instrument } = await saved(bench, card);
  return { key: bench.newId(), amount: 1099, currency: 'USD', instrument: instrument.reference, returnUrl };
};

const declined = (outcome: ChargeOutcome): string => (outcome.state === 'DECLINED' ? outcome.decline : outcome.state);

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'a card is saved, the same one under the same key, and known by its last digits',
    run: async (bench) => {
      const { ask, instrument } = await saved(bench, 'tok_visa');
      assert.deepEqual(
        [instrument.brand, instrument.last4, instrument.holder, instrument.zipCode],
        ['visa', '4242', 'Sora Kim', '94103'],
      );
      assert.deepEqual(await bench.other.saveInstrument(ask), { state: 'SAVED', instrument });
      assert.equal(
        (await bench.gateway.saveInstrument({ ...ask, key: bench.newId(), accountId: bench.newId() })).state,
        'TOKEN_INVALID',
      );
    },
  },
  {
    name: 'a card that its issuer refuses is not kept',
    run: async (bench) => {
      const ask = { key: bench.newId(), token: await newToken(bench, 'tok_chargeDeclined'), accountId: bench.newId() };
      assert.equal((await bench.gateway.saveInstrument(ask)).state, 'DECLINED');
    },
  },
  {
    name: 'a charge is taken once per key, by whichever node, and no other under it',
    run: async (bench) => {
      const ask = await chargeOf(bench, 'tok_visa');
      const [first, second] = await Promise.all([bench.gateway.charge(ask), bench.other.charge(ask)]);
      assert.equal(first.state, 'SUCCEEDED');
      assert.deepEqual(second, first);
      await assert.rejects(bench.gateway.charge({ ...ask, amount: 1100 }), /key/);
    },
  },
  {
    name: 'a charge is found by a node that did not make it, once it can be searched for',
    run: async (bench) => {
      const ask = await chargeOf(bench, 'tok_visa');
      const made = await bench.gateway.charge(ask);
      for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
        const found = await bench.other.findCharge(ask.key);
        if (found) return assert.deepEqual(found, made);
        await setTimeout(TRY_MS);
      }
      assert.fail('It was not found in two minutes.');
    },
  },
  {
    name: 'a card that declines charges declines, and stays so',
    run: async (bench) => {
      const ask = await chargeOf(bench, 'tok_chargeCustomerFail');
      const outcome = await bench.gateway.charge(ask);
      assert.equal(outcome.state, 'DECLINED');
      assert.deepEqual(await bench.gateway.charge(ask), outcome);
    },
  },
  {
    name: 'a bank that wants to ask is asked, gives up what it is not asked, and declines softly where nobody sits',
    run: async (bench) => {
      const ask = await chargeOf(bench, 'tok_threeDSecure2Required', 'https://madang.example/back');
      assert.equal((await bench.gateway.charge(ask)).state, 'ACTION_NEEDED');
      await bench.gateway.cancelCharge(ask.key);
      const given = await bench.gateway.findCharge(ask.key);
      assert.equal(given && declined(given), 'soft');
      assert.equal(declined(await bench.gateway.charge(await chargeOf(bench, 'tok_threeDSecure2Required'))), 'soft');
    },
  },
  {
    name: 'money is given back once per key',
    run: async (bench) => {
      const outcome = await bench.gateway.charge(await chargeOf(bench, 'tok_visa'));
      const ask = { key: bench.newId(), charge: outcome.state === 'SUCCEEDED' ? outcome.reference : '', amount: 1099 };
      assert.deepEqual(await bench.gateway.refund(ask), { state: 'REFUNDED' });
      assert.deepEqual(await bench.other.refund(ask), { state: 'REFUNDED' });
      assert.deepEqual(await bench.gateway.refund({ ...ask, key: bench.newId() }), { state: 'REFUSED' });
    },
  },
  {
    name: 'a card that was forgotten pays no more, and does not come back',
    run: async (bench) => {
      const { ask, instrument } = await saved(bench, 'tok_visa');
      await bench.gateway.forgetInstrument(instrument.reference);
      await bench.gateway.forgetInstrument(instrument.reference);
      const charge = { key: bench.newId(), amount: 1099, currency: 'USD', instrument: instrument.reference, returnUrl: null };
      assert.equal(declined(await bench.gateway.charge(charge)), 'hard');
      assert.equal((await bench.gateway.saveInstrument(ask)).state, 'TOKEN_INVALID');
    },
  },
  {
    name: 'a slip is made out once per key, and given up',
    run: async (bench) => {
      const ask = {
        key: bench.newId(),
        amount: 2990,
        accountId: bench.newId(),
        name: 'Luana Alves',
        email: 'luana@madang.example',
        taxId: '52998224725',
        address: { line: 'Rua A, 1', city: 'São Paulo', state: 'SP', postalCode: '01310100' },
        days: 3,
      };
      const outcome = await bench.gateway.chargeByBoleto(ask);
      assert.equal(outcome.state, 'WAITING');
      assert.deepEqual(await bench.other.chargeByBoleto(ask), outcome);
      await bench.gateway.cancelCharge(ask.key);
      const given = await bench.gateway.findCharge(ask.key);
      assert.equal(given && declined(given), 'soft');
    },
  },
  {
    name: 'a key that Stripe does not know is an outage',
    run: async (bench) => {
      await assert.rejects(bench.unknown.findCharge(bench.newId()), PaymentsUnavailable);
    },
  },
];
