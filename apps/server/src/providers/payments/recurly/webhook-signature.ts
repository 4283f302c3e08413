import { createHmac, timingSafeEqual } from 'node:crypto';

/** From here on a number is milliseconds; seconds reach it in the year 5138. Recurly says milliseconds and shows seconds. */
const LEAST_MS = 100_000_000_000;
/** Recurly signs a notification anew whenever it sends it; so much may two clocks differ, and so long may it be under way, in milliseconds. */
const TOLERANCE_MS = 5 * 60_000;

const isSame = (given: string, expected: Buffer): boolean => {
  const bytes = Buffer.from(given, 'hex');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
};

/**
 * Whether a notification comes from whoever has one of the keys, as the header `recurly-signature` says it: a time, and a signature of it and the body
 * for every key that is good; two are, for a day, when a key is replaced.
 */
export const isSigned = (header: string, body: Buffer, keys: readonly string[], now: number): boolean => {
  const [time = '', ...signatures] = header.split(',').map((part) => part.trim());
  if (!/^\d{9,16}$/.test(time)) return false;
  const at = Number(time) >= LEAST_MS ? Number(time) : Number(time) * 1000;
  if (Math.abs(now - at) > TOLERANCE_MS) return false;
  const expected = keys.map((key) => createHmac('sha256', key).update(`${time}.`).update(body).digest());
  return signatures.some((signature) => expected.some((one) => isSame(signature, one)));
};
