import { QR_PROMOTION_MS } from '../shared/constants.ts';
import { faultOfCode, normalCode } from './code.ts';

/** Promotion from a scanned QR code (ST-13). */
export interface QrPromotion {
  /** When it was scanned, in milliseconds since 1970. */
  readonly timestamp: number;
  /** Coupon code, normalized. */
  readonly code: string;
}

/** Record to store for a code scanned at `now` (ms). Null for an invalid code. */
export const qrPromotion = (scanned: string, now: number): QrPromotion | null =>
  faultOfCode(scanned) === null ? { timestamp: now, code: normalCode(scanned) } : null;

const parsed = (kept: string): Readonly<Record<string, unknown>> => {
  try {
    return Object(JSON.parse(kept)) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
};

/** Stored promotion while it is valid at `now` (ms). Null when expired or malformed (ST-14, ST-15). */
export const promotionIn = (kept: string | null, now: number): QrPromotion | null => {
  if (kept === null) return null;
  const { timestamp, code } = parsed(kept);
  if (typeof timestamp !== 'number' || typeof code !== 'string' || faultOfCode(code) !== null) return null;
  const age = now - timestamp;
  return age >= 0 && age < QR_PROMOTION_MS ? { timestamp, code: normalCode(code) } : null;
};
