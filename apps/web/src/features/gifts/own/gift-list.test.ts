import { expect, test } from 'vitest';
import { toSending } from './gift-list.ts';

test.each([
  ['scheduled', 'bora@madang.example', 'change'],
  ['sent', 'bora@madang.example', 'open'],
  ['sent', null, 'first'],
  ['undelivered', 'bora@madang.example', 'open'],
  ['redeemed', 'bora@madang.example', null],
  ['refunded', 'bora@madang.example', null],
  ['unpaid', 'bora@madang.example', null],
] as const)('a gift that is %s, to %s, can have its mail %s', (state, recipient_email, sending) => {
  expect(toSending({ state, recipient_email })).toBe(sending);
});
