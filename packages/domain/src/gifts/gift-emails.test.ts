import { expect, test } from 'vitest';
import type { Gift } from './gift.ts';
import { giftBoughtEmail, giftDeliveryEmail, giftUndeliveredEmail } from './gift-emails.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const GIFT: Gift = {
  id: 'g',
  accountId: 'mina',
  plan: 'Premium',
  months: 3,
  days: 92,
  recipientName: 'Bora',
  recipientEmail: 'bora@madang.example',
  senderName: 'Mina',
  message: 'For rainy evenings.',
  deliverAt: NOON,
  createdAt: NOON,
  isPaid: true,
  deliveredAt: null,
  undeliveredAt: null,
  redeemedAt: null,
  voidedAt: null,
};
const PAID = { total: 3897, currency: 'USD' };

test.each([
  ['goes at once', {}, 'mailed'],
  ['goes on a day to come', { deliverAt: NOON + 1 }, 'later'],
  ['has waited for its bank past its day', { deliverAt: NOON - 1 }, 'mailed'],
  ['is handed over', { recipientEmail: null }, 'by_hand'],
] as const)('the buyer of a gift that %s gets a confirmation that says so', (_what, more, way) => {
  expect(giftBoughtEmail({ ...GIFT, ...more }, PAID, NOON)).toMatchObject({
    kind: 'gift_bought',
    cause: 'g',
    details: { case: way, gift: 'g', plan: 'Premium', months: 3, to: 'Bora', paid: 3897, currency: 'USD' },
  });
});

test("the recipient's email names the sender, the plan and the message, and no price", () => {
  expect(giftDeliveryEmail(GIFT, 'g again')).toEqual({
    kind: 'gift_received',
    cause: 'g again',
    details: { gift: 'g', plan: 'Premium', months: 3, days: 92, from: 'Mina', message: 'For rainy evenings.' },
  });
});

test('the buyer gets an email when the gift could not be delivered', () => {
  expect(giftUndeliveredEmail(GIFT, 'mail 1')).toEqual({
    kind: 'gift_undelivered',
    cause: 'mail 1',
    details: { gift: 'g', plan: 'Premium', months: 3, to: 'Bora', email: 'bora@madang.example' },
  });
});
