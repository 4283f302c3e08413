import { allow, type Decision, refuse } from '../shared/decision.ts';

/** Digits of a PIN (PR-30). */
export const PIN_LENGTH = 4;

export const isPin = (text: string): boolean => text.length === PIN_LENGTH && /^[0-9]+$/.test(text);

/** PIN fields of the profile form. Absent ones stay unchanged. */
export interface PinForm {
  readonly enabled?: boolean | undefined;
  readonly pin?: string | undefined;
  /** Confirmation of the PIN, where required. */
  readonly confirmation?: string | undefined;
}
export type PinFaults = Readonly<Partial<Record<'pin' | 'pin_confirmation', 'missing' | 'malformed' | 'different'>>>;
export type PinChange = { readonly kind: 'keep' } | { readonly kind: 'remove' } | { readonly kind: 'set'; readonly pin: string };

/** How a form changes a profile's PIN, or the validation errors of its fields (PR-29 to PR-32). */
export const decidePin = (
  hadPin: boolean,
  { enabled, pin = '', confirmation }: PinForm,
): { readonly ok: true; readonly change: PinChange } | { readonly ok: false; readonly faults: PinFaults } => {
  if (enabled === false) return { ok: true, change: { kind: 'remove' } };
  if (pin === '') {
    const isMissing = enabled === true && !hadPin;
    return isMissing ? { ok: false, faults: { pin: 'missing' } } : { ok: true, change: { kind: 'keep' } };
  }
  if (!isPin(pin)) return { ok: false, faults: { pin: 'malformed' } };
  if (confirmation !== undefined && confirmation !== pin) return { ok: false, faults: { pin_confirmation: 'different' } };
  return { ok: true, change: { kind: 'set', pin } };
};

/** Lockout: wrong PINs in a row, and its length in milliseconds (PR-36). */
export const MAX_WRONG_PINS = 5;
export const WAIT_MS = 5 * 60_000;
/** Wrong PINs per day: a guesser gets 20 of 10,000 tries a day. The owner can use the account's password instead. */
export const MAX_WRONG_PINS_A_DAY = 20;
export const DAY_MS = 86_400_000;

/** Failed PIN attempts of a profile. Instants in milliseconds since 1970. */
export interface PinAttempts {
  readonly wrongInRow: number;
  readonly wrongInDay: number;
  /** Start of the daily count. Null before the first attempt. */
  readonly dayBegan: number | null;
  readonly waitsUntil: number | null;
}

export const NO_ATTEMPTS: PinAttempts = { wrongInRow: 0, wrongInDay: 0, dayBegan: null, waitsUntil: null };

/** Whole seconds until the lockout ends. Null where none is active. */
export const secondsToWait = ({ waitsUntil }: Pick<PinAttempts, 'waitsUntil'>, now: number): number | null =>
  waitsUntil !== null && now < waitsUntil ? Math.ceil((waitsUntil - now) / 1000) : null;

/** Result of an attempt and the updated counters. During a lockout even the right PIN is refused, so it reveals nothing. */
export const attemptPin = (
  before: PinAttempts,
  isRight: boolean,
  now: number,
): { readonly decision: Decision<null, 'PROFILE_PIN_WRONG' | 'TOO_MANY_ATTEMPTS'>; readonly attempts: PinAttempts } => {
  if (secondsToWait(before, now) !== null) return { decision: refuse('TOO_MANY_ATTEMPTS'), attempts: before };
  const isSameDay = before.dayBegan !== null && now < before.dayBegan + DAY_MS;
  const dayBegan = isSameDay && before.dayBegan !== null ? before.dayBegan : now;
  const wrongBefore = isSameDay ? before.wrongInDay : 0;
  // The right PIN resets the row but not the daily count, or each visit of the owner would grant a guesser more tries.
  if (isRight) return { decision: allow(null), attempts: { ...before, wrongInRow: 0, waitsUntil: null } };
  const wrongInDay = wrongBefore + 1;
  const wrongInRow = before.wrongInRow + 1;
  const refused = refuse('PROFILE_PIN_WRONG');
  if (wrongInDay >= MAX_WRONG_PINS_A_DAY) {
    const waitsUntil = Math.max(dayBegan + DAY_MS, now + WAIT_MS);
    return { decision: refused, attempts: { ...NO_ATTEMPTS, waitsUntil } };
  }
  if (wrongInRow >= MAX_WRONG_PINS)
    return { decision: refused, attempts: { wrongInRow: 0, wrongInDay, dayBegan, waitsUntil: now + WAIT_MS } };
  return { decision: refused, attempts: { wrongInRow, wrongInDay, dayBegan, waitsUntil: null } };
};
