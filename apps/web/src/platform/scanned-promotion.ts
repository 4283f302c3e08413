import { promotionIn } from '@madang/domain/coupons/qr-promotion.ts';
import { wallClock } from './clock.ts';
import { dropCookie, PROMOTION_COOKIE, readCookie } from './cookies.ts';

/** Whether this browser keeps a valid promotion. An expired or malformed one is removed (ST-14, ST-15). */
export const hasPromotion = (): boolean => {
  const kept = readCookie(PROMOTION_COOKIE.name);
  const isGood = promotionIn(kept, wallClock()) !== null;
  if (kept !== null && !isGood) dropCookie(PROMOTION_COOKIE);
  return isGood;
};
