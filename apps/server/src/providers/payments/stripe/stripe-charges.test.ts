import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { PaymentsUnavailable } from '../../../ports/payment-gateway.ts';
import { startStripe } from './stripe-gateway.fixture.ts';

const stripe = await startStripe();
const { gateway, newGateway, during, intentsOf, saved, books } = stripe;
afterAll(async () => {
  await stripe.close();
});

const BACK = 'https://madang.example/process/payment';
const chargeOf = (instrument: string, returnUrl: string | null) => ({
  key: randomUUID(),
  amount: 1099,
  currency: 'USD',
  instrument,
  returnUrl,
});
const slipOf = (different: object = {}) => ({
  key: randomUUID(),
  amount: 2990,
  accountId: 'luana',
  name: 'Luana Alves',
  email: 'luana@madang.example',
  taxId: '52998224725',
  address: { line: 'Rua A, 1', city: 'São Paulo', state: 'SP', postalCode: '01310100' },
  days: 3,
  ...different,
});
const only = (key: string) => {
  const [intent, ...more] = intentsOf(key);
  if (!intent || more.length > 0) throw new Error('There is not one payment intent of this key.');
  return intent;
};

test('a charge with 3-D Secure returns a redirect URL, and its outcome follows the payer', async () => {
  const instrument = await saved('asks');
  for (const [says, outcome] of [
    ['yes', { state: 'SUCCEEDED' }],
    ['no', { state: 'DECLINED', decline: 'soft', code: 'payment_intent_authentication_failure' }],
  ] as const) {
    const ask = chargeOf(instrument, BACK);
    const first = await gateway.charge(ask);
    expect(first).toEqual({ state: 'ACTION_NEEDED', url: `${stripe.url}/authenticate/${only(ask.key).id}` });
    expect([await gateway.findCharge(ask.key), await gateway.charge(ask)]).toEqual([first, first]);
    if (says === 'yes') books.settle(only(ask.key));
    else books.decline(only(ask.key), 'x', { code: 'payment_intent_authentication_failure', decline_code: undefined });
    expect(await newGateway().findCharge(ask.key)).toMatchObject(outcome);
    expect(await gateway.charge(ask)).toMatchObject(outcome);
  }
  const params = stripe.sentRequests.find(({ call }) => call === 'POST /v1/payment_intents')?.params;
  expect(params).toMatchObject({ return_url: BACK, setup_future_usage: 'off_session', allowed_payment_method_types: ['card'] });
  expect(params).not.toHaveProperty('off_session');
});

test('an off-session charge that needs 3-D Secure is a soft decline', async () => {
  const ask = chargeOf(await saved('asks'), null);
  const declined = { state: 'DECLINED', decline: 'soft', code: 'authentication_required' };
  expect([await gateway.charge(ask), await gateway.findCharge(ask.key)]).toEqual([declined, declined]);
  expect(stripe.sentRequests.findLast(({ call }) => call === 'POST /v1/payment_intents')?.params).toMatchObject({
    off_session: true,
  });
});

test('the advice of the card network outweighs the decline code', async () => {
  const ask = chargeOf(await saved({ declines: 'generic_decline', advice: 'do_not_try_again' }), null);
  expect(await gateway.charge(ask)).toEqual({ state: 'DECLINED', decline: 'hard', code: 'generic_decline' });
  expect(await gateway.charge(chargeOf(await saved({ declines: 'generic_decline' }), null))).toMatchObject({ decline: 'soft' });
});

test('an amount below the minimum at Stripe is a soft decline', async () => {
  const ask = { ...chargeOf(await saved('pays'), null), amount: 30 };
  expect(await gateway.charge(ask)).toEqual({ state: 'DECLINED', decline: 'soft', code: 'amount_too_small' });
  expect(await gateway.chargeByBoleto(slipOf({ amount: 30 }))).toMatchObject({ state: 'DECLINED', decline: 'soft' });
});

test('a boleto waits until it is paid [BI-39]', async () => {
  const ask = slipOf();
  const waiting = await gateway.chargeByBoleto(ask);
  const expiresAt = stripe.clock.now + 3 * 86_400_000;
  const url = `${stripe.url}/boleto/${only(ask.key).id}`;
  expect(waiting).toEqual({ state: 'WAITING', voucher: { number: expect.stringMatching(/^[\d. ]{40,}$/), url, expiresAt } });
  expect([await gateway.chargeByBoleto(ask), await newGateway().findCharge(ask.key)]).toEqual([waiting, waiting]);
  books.settle(only(ask.key));
  expect(await newGateway().findCharge(ask.key)).toMatchObject({ state: 'SUCCEEDED' });
  expect(only(ask.key)).toMatchObject({ amount: 2990, currency: 'brl' });
});

test('an unpaid boleto is declined after it expires [BI-39]', async () => {
  const ask = slipOf();
  await gateway.chargeByBoleto(ask);
  books.decline(only(ask.key), 'x', { code: 'payment_intent_payment_attempt_expired', decline_code: undefined });
  expect(await gateway.findCharge(ask.key)).toEqual({
    state: 'DECLINED',
    decline: 'soft',
    code: 'payment_intent_payment_attempt_expired',
  });
});

test('a tax id that Stripe refuses is a hard decline, and no boleto is issued', async () => {
  const ask = slipOf({ taxId: '1' });
  expect(await gateway.chargeByBoleto(ask)).toEqual({ state: 'DECLINED', decline: 'hard', code: 'tax_id_invalid' });
  expect(intentsOf(ask.key)).toEqual([]);
});

test('a boleto whose response is lost is UNKNOWN, then found, and issued once', async () => {
  const ask = slipOf();
  expect(await during({ kind: 'reset after' }, () => gateway.chargeByBoleto(ask))).toEqual({ state: 'UNKNOWN' });
  expect(await gateway.findCharge(ask.key)).toMatchObject({ state: 'WAITING' });
  expect(await gateway.chargeByBoleto(ask)).toMatchObject({ state: 'WAITING' });
  await expect(gateway.chargeByBoleto({ ...ask, amount: 2991 })).rejects.toThrow(/key/);
  expect(only(ask.key).status).toBe('requires_action');
});

test('a waiting charge is canceled and stays canceled, and a paid one stays paid', async () => {
  const waits = slipOf();
  await gateway.chargeByBoleto(waits);
  await gateway.cancelCharge(waits.key);
  await gateway.cancelCharge(waits.key);
  await newGateway().cancelCharge(waits.key);
  const given = { state: 'DECLINED', decline: 'soft', code: 'canceled' };
  expect([await gateway.findCharge(waits.key), await gateway.chargeByBoleto(waits)]).toEqual([given, given]);
  const paid = chargeOf(await saved('pays'), null);
  await gateway.charge(paid);
  await gateway.cancelCharge(paid.key);
  await gateway.cancelCharge(randomUUID());
  expect(await gateway.findCharge(paid.key)).toMatchObject({ state: 'SUCCEEDED' });
});

test('a cancellation whose response is lost is an outage, and completes on retry', async () => {
  const ask = slipOf();
  await gateway.chargeByBoleto(ask);
  await expect(during({ kind: 'reset after' }, () => gateway.cancelCharge(ask.key))).rejects.toThrow(PaymentsUnavailable);
  await gateway.cancelCharge(ask.key);
  expect(only(ask.key).status).toBe('canceled');
});
