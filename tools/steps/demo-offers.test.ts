import { expect, test } from 'vitest';
import { demoOffers } from './demo-offers.ts';

test('the demo offers gifts and pauses, unless the operator says otherwise or Recurly bills', () => {
  expect(demoOffers({})).toEqual({ GIFTS: 'on', PAUSES: 'on' });
  expect(demoOffers({ GIFTS: 'off' })).toEqual({ GIFTS: 'off', PAUSES: 'on' });
  expect(demoOffers({ SUBSCRIPTION_BACKEND: 'recurly' })).toEqual({ GIFTS: undefined, PAUSES: undefined });
});
