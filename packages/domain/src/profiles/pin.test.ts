import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attemptPin,
  DAY_MS,
  decidePin,
  isPin,
  MAX_WRONG_PINS,
  MAX_WRONG_PINS_A_DAY,
  NO_ATTEMPTS,
  type PinAttempts,
  secondsToWait,
  WAIT_MS,
} from './pin.ts';

const NOON = Date.UTC(2026, 10, 22, 12);

test('a PIN is four digits of ours', () => {
  expect(['0000', '1234', '9999'].every(isPin)).toBe(true);
  for (const text of ['', '123', '12345', '12a4', ' 1234', '1234\n', '１２３４', '١٢٣٤', '-123', '1e10'])
    expect(isPin(text), text).toBe(false);
});

describe('what a form says of a PIN', () => {
  test.each([
    // Nothing said changes nothing.
    [false, {}, { kind: 'keep' }],
    [true, {}, { kind: 'keep' }],
    [true, { enabled: true }, { kind: 'keep' }],
    [true, { enabled: true, pin: '' }, { kind: 'keep' }],
    // Switched off, whatever stands in the other fields.
    [true, { enabled: false }, { kind: 'remove' }],
    [true, { enabled: false, pin: '12' }, { kind: 'remove' }],
    [false, { enabled: true, pin: '1234', confirmation: '1234' }, { kind: 'set', pin: '1234' }],
    [true, { enabled: true, pin: '1234', confirmation: '1234' }, { kind: 'set', pin: '1234' }],
    [false, { pin: '1234' }, { kind: 'set', pin: '1234' }],
  ] as const)('had one: %s, said %o: %o', (hadPin, form, change) => {
    expect(decidePin(hadPin, form)).toEqual({ ok: true, change });
  });

  test.each([
    [false, { enabled: true }, { pin: 'missing' }],
    [false, { enabled: true, pin: '' }, { pin: 'missing' }],
    [false, { enabled: true, pin: '123' }, { pin: 'malformed' }],
    [true, { enabled: true, pin: 'abcd' }, { pin: 'malformed' }],
    [false, { enabled: true, pin: '1234', confirmation: '1235' }, { pin_confirmation: 'different' }],
    [false, { enabled: true, pin: '1234', confirmation: '' }, { pin_confirmation: 'different' }],
  ] as const)('had one: %s, said %o: wrong is %o', (hadPin, form, faults) => {
    expect(decidePin(hadPin, form)).toEqual({ ok: false, faults });
  });
});

const guess = (times: number, from: PinAttempts, at: number): PinAttempts => {
  let attempts = from;
  for (let count = 0; count < times; count += 1) ({ attempts } = attemptPin(attempts, false, at));
  return attempts;
};

describe('guessing a PIN', () => {
  test('after five wrong ones even the right one waits, for five minutes to the millisecond', () => {
    const waiting = guess(MAX_WRONG_PINS, NO_ATTEMPTS, NOON);
    expect(attemptPin(waiting, true, NOON).decision).toEqual({ ok: false, refusal: 'TOO_MANY_ATTEMPTS' });
    expect(attemptPin(waiting, true, NOON + WAIT_MS - 1).decision).toEqual({ ok: false, refusal: 'TOO_MANY_ATTEMPTS' });
    expect(secondsToWait(waiting, NOON + WAIT_MS - 1)).toBe(1);
    expect(attemptPin(waiting, true, NOON + WAIT_MS).decision.ok).toBe(true);
    expect(secondsToWait(waiting, NOON + WAIT_MS)).toBeNull();
  });

  test('four wrong PINs and a right one reset the count', () => {
    const { attempts, decision } = attemptPin(guess(MAX_WRONG_PINS - 1, NO_ATTEMPTS, NOON), true, NOON);
    expect(decision.ok).toBe(true);
    expect(secondsToWait(guess(MAX_WRONG_PINS - 1, attempts, NOON), NOON)).toBeNull();
  });

  test('what is tried while one waits neither counts nor prolongs it', () => {
    const waiting = guess(MAX_WRONG_PINS, NO_ATTEMPTS, NOON);
    expect(guess(50, waiting, NOON + 1000)).toEqual(waiting);
  });

  test('the twentieth wrong one of a day waits until the day is over', () => {
    let attempts = NO_ATTEMPTS;
    let at = NOON;
    for (let round = 0; round < MAX_WRONG_PINS_A_DAY / MAX_WRONG_PINS; round += 1, at += WAIT_MS)
      attempts = guess(MAX_WRONG_PINS, attempts, at);
    expect(attemptPin(attempts, true, NOON + DAY_MS - 1).decision).toEqual({ ok: false, refusal: 'TOO_MANY_ATTEMPTS' });
    expect(attemptPin(attempts, true, NOON + DAY_MS).decision.ok).toBe(true);
  });

  test('whatever is tried and whenever, no day sees more than twice the wrong ones of a day', () => {
    const steps = fc.array(fc.record({ isRight: fc.boolean(), pause: fc.integer({ min: 0, max: 2 * WAIT_MS }) }), {
      maxLength: 400,
    });
    fc.assert(
      fc.property(steps, (tries) => {
        let attempts = NO_ATTEMPTS;
        let at = NOON;
        const wrongAt: number[] = [];
        for (const { isRight, pause } of tries) {
          at += pause;
          const answer = attemptPin(attempts, isRight, at);
          attempts = answer.attempts;
          if (!answer.decision.ok && answer.decision.refusal === 'PROFILE_PIN_WRONG') wrongAt.push(at);
        }
        for (const from of wrongAt)
          expect(wrongAt.filter((time) => time >= from && time < from + DAY_MS).length).toBeLessThanOrEqual(
            2 * MAX_WRONG_PINS_A_DAY,
          );
      }),
    );
  });
});
