import { QR_PROMOTION_MS } from '../shared/constants.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { promotionIn, qrPromotion } from './qr-promotion.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const CODE = 'ABCD1234EFGH5678JKMN';

test('what is kept of a scanned promotion is when it was and its code, and nothing else [ST-13]', () => {
  expect(qrPromotion('abcd-1234-efgh-5678-jkmn', NOON)).toEqual({ timestamp: NOON, code: CODE });
  for (const none of ['', 'ABCD', `${CODE}0`, 'ABCD1234EFGH5678JKM!']) expect(qrPromotion(none, NOON)).toBeNull();
});

test('it is good for three hours, to the millisecond [ST-14]', () => {
  const kept = JSON.stringify(qrPromotion(CODE, NOON));
  expect(QR_PROMOTION_MS).toBe(3 * 3_600_000);
  for (const age of [0, 1, QR_PROMOTION_MS - 1]) expect(promotionIn(kept, NOON + age)?.code).toBe(CODE);
  for (const age of [QR_PROMOTION_MS, QR_PROMOTION_MS + 60_000, -1]) expect(promotionIn(kept, NOON + age)).toBeNull();
});

test('whatever else is kept there is no promotion [ST-15]', () => {
  for (const broken of [null, '', '{', 'null', '5', '[]', '{"timestamp":1}', `{"timestamp":"${NOON}","code":"${CODE}"}`])
    expect(promotionIn(broken, NOON), String(broken)).toBeNull();
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(promotionIn(text, NOON)).toBeNull();
    }),
  );
});
