import { recurlyFieldsUrl, stripeFieldsUrl } from '@madang/contract/billing/card-fields.ts';
import { expect, test } from 'vitest';
import { cardFieldOrigins } from './card-field-origins.ts';

test('a page with the fields of the sandbox may hold its frame, and no script from elsewhere', () => {
  expect(cardFieldOrigins('https://pay.madang.example')).toEqual({
    scripts: [],
    frames: ['https://pay.madang.example'],
    connections: [],
  });
});

test('a page with Stripe’s card fields allows scripts and frames of Stripe only', () => {
  expect(cardFieldOrigins(stripeFieldsUrl('pk_test_1'))).toEqual({
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
  });
});

test.each([
  ['the United States', 'ewr1-a1', 'https://api.recurly.com'],
  ['Europe', 'fra-a1', 'https://api.eu.recurly.com'],
])('a page with Recurly’s card fields in %s allows its script and frames only', (_place, key, api) => {
  expect(cardFieldOrigins(recurlyFieldsUrl(key))).toEqual({
    scripts: ['https://js.recurly.com'],
    frames: [api],
    connections: [api],
  });
});
