import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Larger timestamps are milliseconds: seconds reach this in 5138. Recurly's text says milliseconds, its examples
 * seconds.
 */
const MIN_MS = 100_000_000_000;
/** Largest age and clock skew of a webhook in milliseconds. Recurly signs each redelivery again. */
const TOLERANCE_MS = 5 * 60_000;

const isSame = (given: string, expected: Buffer): boolean => {
  const bytes = Buffer.from(given, 'hex');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
};

/**
 * Verifies the header `recurly-signature`: a timestamp, then an HMAC of it and the body for every valid key. After a
 * rotation two keys are valid for a day.
 */
export const isSigned = (header: string, body: Buffer, keys: readonly string[], now: number): boolean => {
  const [time = '', ...signatures] = header.split(',').map((part) => part.trim());
  if (!/^\d{9,16}$/.test(time)) return false;
  const at = Number(time) >= MIN_MS ? Number(time) : Number(time) * 1000;
  if (Math.abs(now - at) > TOLERANCE_MS) return false;
  const expected = keys.map((key) => createHmac('sha256', key).update(`${time}.`).update(body).digest());
  return signatures.some((signature) => expected.some((one) => isSame(signature, one)));
};
