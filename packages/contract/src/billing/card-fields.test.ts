import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardFieldsAddress,
  isEuropeanKey,
  readFromCardFields,
  readToCardFields,
  recurlyFieldsUrl,
  parseRecurlyKey,
  stripeFieldsUrl,
  parseStripeKey,
} from './card-fields.ts';

test('the address of the frame names its page, language, surface and who asks for the postal code', () => {
  const place = { parent: 'https://madang.example', language: 'pt_br', surface: 'paper', zip: 'outside' } as const;
  expect(cardFieldsAddress('https://pay.example', place)).toBe(
    'https://pay.example/card-fields?parent=https%3A%2F%2Fmadang.example&language=pt_br&surface=paper&zip=outside',
  );
  expect(cardFieldsAddress('https://pay.example', { ...place, zip: 'here', country: 'US' })).toMatch(/&zip=here&country=US$/);
});

test('an address says whether the fields are Stripe’s, and whose', () => {
  expect(parseStripeKey(stripeFieldsUrl('pk_live_51Hx'))).toBe('pk_live_51Hx');
  expect(new URL(stripeFieldsUrl('pk_test_1')).origin).toBe('https://js.stripe.com');
  for (const other of [
    'https://pay.example',
    'https://pay.example/#sk_test_1',
    'https://pay.example/#pk_test_1-',
    'http://127.0.0.1:4601',
    recurlyFieldsUrl('ewr1-abc'),
  ])
    expect(parseStripeKey(other)).toBeNull();
});

test('an address says whether the fields are Recurly’s, whose, and where their cards go', () => {
  for (const key of ['ewr1-A1b2C3', 'sc-ABCDEFGHI123456789', 'fra-x1']) expect(parseRecurlyKey(recurlyFieldsUrl(key))).toBe(key);
  expect(new URL(recurlyFieldsUrl('ewr1-a')).origin).toBe('https://js.recurly.com');
  for (const other of [
    'https://pay.example',
    'https://pay.example/#ewr1',
    'https://pay.example/#ewr1-a;b',
    'http://127.0.0.1:4601',
    stripeFieldsUrl('pk_test_1'),
  ])
    expect(parseRecurlyKey(other)).toBeNull();
  expect(['fra-x1', 'ewr1-fra', 'sc-1'].map(isEuropeanKey)).toEqual([true, false, false]);
});

test('messages are read as they were said, without what else they carry', () => {
  for (const message of [
    { kind: 'ready' },
    { kind: 'enter' },
    { kind: 'edit' },
    { kind: 'height', height: 0 },
    { kind: 'height', height: 412.5 },
    { kind: 'token', ask: 'a', tokenId: 't' },
    { kind: 'token', ask: 'a', tokenId: null },
  ])
    expect(readFromCardFields({ ...message, number: '4242424242424242' })).toEqual(message);
  expect(readToCardFields({ kind: 'request-token', ask: 'a', more: 1 })).toEqual({ kind: 'request-token', ask: 'a' });
  for (const zip of ['94103', '', null])
    expect(readToCardFields({ kind: 'request-token', ask: 'a', zip })).toEqual({ kind: 'request-token', ask: 'a', zip });
  for (const zip of [94103, {}, 'x'.repeat(101)]) expect(readToCardFields({ kind: 'request-token', ask: 'a', zip })).toBeNull();
});

test.each([
  { kind: 'height', height: -1 },
  { kind: 'height', height: 1e9 },
  { kind: 'height', height: Number.NaN },
  { kind: 'height', height: '400' },
  { kind: 'token', ask: '', tokenId: 't' },
  { kind: 'token', ask: 'a' },
  { kind: 'token', ask: 'a', tokenId: 'x'.repeat(101) },
  { kind: 'navigate' },
])('%j is no message of the frame', (data) => {
  expect(readFromCardFields(data)).toBeNull();
});

test('whatever else windows say to each other is no message', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect([readFromCardFields(data), readToCardFields(data)]).toEqual([null, null]);
    }),
  );
});
