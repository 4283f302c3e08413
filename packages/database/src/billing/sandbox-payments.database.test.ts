import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase, NOON } from '../database.fixture.ts';
import {
  type SandboxCard,
  type SandboxCharge,
  type SandboxInstrument,
  sandboxPaymentsRepository,
} from './sandbox-payments.repository.ts';

const { database, close } = await freshDatabase();
afterAll(close);
const payments = sandboxPaymentsRepository(database);

const CARD: SandboxCard = {
  scenario: 'ok',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 12,
  expiryYear: 2028,
  zipCode: '94103',
  holder: 'Sora Kim',
};
const instrumentWith = (different: Partial<SandboxInstrument> = {}): SandboxInstrument => ({
  ...CARD,
  reference: randomUUID(),
  key: randomUUID(),
  tokenId: randomUUID(),
  accountId: randomUUID(),
  fingerprint: 'print',
  isForgotten: false,
  ...different,
});
const chargeWith = (different: Partial<SandboxCharge> = {}): SandboxCharge => ({
  key: randomUUID(),
  instrument: randomUUID(),
  amount: 999,
  currency: 'USD',
  reference: randomUUID(),
  outcome: 'SUCCEEDED',
  knownFrom: NOON,
  returnUrl: null,
  slip: null,
  ...different,
});

test('a token is found as it was told, and one that ran out is forgotten with a later one', async () => {
  const token = { ...CARD, id: randomUUID(), expiresAt: NOON };
  await payments.addToken(token, NOON - 1);
  expect(await payments.findTokenLocked(token.id)).toEqual(token);
  expect(await payments.findTokenLocked(randomUUID())).toBeNull();
  await payments.addToken({ ...token, id: randomUUID(), expiresAt: NOON + 2 }, NOON + 1);
  expect(await payments.findTokenLocked(token.id)).toBeNull();
});

test('a key and a token each become one instrument', async () => {
  const instrument = instrumentWith();
  expect(await payments.addInstrument(instrument, NOON)).toBe(true);
  expect(await payments.addInstrument(instrumentWith({ key: instrument.key }), NOON)).toBe(false);
  expect(await payments.addInstrument(instrumentWith({ tokenId: instrument.tokenId }), NOON)).toBe(false);
  expect(await payments.findByKey(instrument.key)).toEqual(instrument);
  expect(await payments.findByToken(instrument.tokenId)).toEqual(instrument);
  await payments.forgetInstrument(instrument.reference, NOON);
  await payments.forgetInstrument(randomUUID(), NOON);
  expect(await payments.findInstrumentLocked(instrument.reference)).toEqual({ ...instrument, isForgotten: true });
});

test('a key is charged once, however many try at once', async () => {
  const charge = chargeWith();
  const racers = Array.from({ length: 20 }, () => payments.addCharge({ ...charge, reference: randomUUID() }, NOON));
  expect((await Promise.all(racers)).filter((isFirst) => isFirst)).toHaveLength(1);
  expect(await payments.countPaid(charge.instrument ?? '')).toBe(1);
  expect(await payments.findCharge(charge.key)).toMatchObject({ amount: 999, currency: 'USD', outcome: 'SUCCEEDED' });
});

test('what was declined is no payment', async () => {
  const declined = chargeWith({ outcome: { decline: 'soft', code: 'insufficient_funds' } });
  await payments.addCharge(declined, NOON);
  expect(await payments.findCharge(declined.key)).toEqual(declined);
  expect(await payments.countPaid(declined.instrument ?? '')).toBe(0);
  expect(await payments.findCharge(randomUUID())).toBeNull();
});
