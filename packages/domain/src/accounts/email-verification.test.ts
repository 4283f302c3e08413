import { RESENDS_A_DAY } from '../shared/constants.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalEmail } from './email-address.ts';
import {
  CHANGES_A_DAY,
  decideCheck,
  decideEmailChange,
  decideResend,
  type EmailVerification,
  faultOfNewEmail,
  followLink,
  verificationState,
} from './email-verification.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YES = { ok: true, value: null };
const no = (refusal: string, retryAfter: number) => ({ ok: false, refusal, retryAfter });

const WAITING: EmailVerification = {
  address: normalEmail('new@madang.example'),
  mailedAt: 0,
  expiresAt: DAY,
  checkedAt: null,
  pressedAt: null,
  confirmedAt: null,
};

test.each([
  ['an address without a request', false, null, 0, 'not_verified'],
  ['an address that was proven', true, null, 0, 'verified'],
  ['after a mail', false, WAITING, 1, 'mail_sent'],
  ['after a mail to another address', true, WAITING, 1, 'mail_sent'],
  ['after it was checked', true, { ...WAITING, checkedAt: 5 }, 6, 'waiting'],
  ['a second before the link runs out', false, WAITING, DAY - SECOND, 'mail_sent'],
  ['when the link has run out', false, { ...WAITING, checkedAt: 5 }, DAY, 'not_verified'],
  ['when the link to another address has run out', true, WAITING, DAY + SECOND, 'verified'],
  ['after the link was followed', true, { ...WAITING, confirmedAt: 7 }, 8, 'verified'],
] as const)('%s', (_when, verified, verification, now, state) => {
  expect(verificationState(verified, verification, now)).toBe(state);
});

test.each([
  ['the first', null, [], 0, YES],
  ['59 s after a mail', 0, [], 59 * SECOND, no('VERIFICATION_TOO_SOON', 1)],
  ['a millisecond too soon', 0, [], MINUTE - 1, no('VERIFICATION_TOO_SOON', 1)],
  ['60 s after a mail', 0, [], MINUTE, YES],
  ['the fifth of a day', 4 * HOUR, [HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR], 5 * HOUR, YES],
  [
    'the sixth of a day',
    5 * HOUR,
    [1, 2, 3, 4, 5].map((hour) => hour * HOUR),
    6 * HOUR,
    no('VERIFICATION_LIMIT_REACHED', 19 * 3600),
  ],
  ['a second before the first is a day old', 0, [0, 0, 0, 0, 0], DAY - SECOND, no('VERIFICATION_LIMIT_REACHED', 1)],
  ['when the first is a day old', 0, [0, 0, 0, 0, 0], DAY, YES],
] as const)('sending a mail again: %s', (_when, mailedAt, resentAt, now, decision) => {
  expect(decideResend(mailedAt, resentAt, now)).toEqual(decision);
});

test.each([
  ['the first', [], 0, YES],
  ['14 minutes after another', [0], 14 * MINUTE, no('EMAIL_CHANGE_TOO_SOON', 60)],
  ['a second too soon', [0], 15 * MINUTE - SECOND, no('EMAIL_CHANGE_TOO_SOON', 1)],
  ['after 15 minutes', [0], 15 * MINUTE, YES],
  ['the third of a day', [0, HOUR], 2 * HOUR, YES],
  ['the fourth of a day', [0, HOUR, 2 * HOUR], 3 * HOUR, no('EMAIL_CHANGE_LIMIT_REACHED', 21 * 3600)],
  ['a second before the first is a day old', [0, HOUR, 2 * HOUR], DAY - SECOND, no('EMAIL_CHANGE_LIMIT_REACHED', 1)],
  ['when the first is a day old', [0, HOUR, 2 * HOUR], DAY, YES],
] as const)('changing the address: %s', (_when, changedAt, now, decision) => {
  expect(decideEmailChange(changedAt, now)).toEqual(decision);
});

test.each([
  [null, 0, YES],
  [0, 2 * SECOND, no('TOO_MANY_CHECKS', 1)],
  [0, 3 * SECOND - 1, no('TOO_MANY_CHECKS', 1)],
  [0, 3 * SECOND, YES],
  [0, 4 * SECOND, YES],
] as const)('the check button, pressed at %s and again at %i ms', (pressedAt, now, decision) => {
  expect(decideCheck(pressedAt, now)).toEqual(decision);
});

test.each([
  ['in time', WAITING, 1, { ok: true, value: 'new@madang.example' }],
  ['a second before its end', WAITING, DAY - SECOND, { ok: true, value: 'new@madang.example' }],
  ['at its end', WAITING, DAY, { ok: false, refusal: 'VERIFICATION_LINK_INVALID' }],
  ['twice', { ...WAITING, confirmedAt: 1 }, 2, { ok: false, refusal: 'EMAIL_ALREADY_VERIFIED' }],
  ['that belongs to nothing', null, 0, { ok: false, refusal: 'VERIFICATION_LINK_INVALID' }],
] as const)('following a link %s', (_when, verification, now, decision) => {
  expect(followLink(verification, now)).toEqual(decision);
});

test.each([
  ['', 'missing'],
  ['abc', 'malformed'],
  ['a b@c.example', 'has_spaces'],
  ['Mina@Madang.example', 'same'],
  ['mina2@madang.example', null],
])('the new address “%s” has the fault %s', (email, fault) => {
  expect(faultOfNewEmail(email, 'mina@madang.example')).toBe(fault);
});

/** What comes of asking again and again, whenever. */
const askAgain = (waits: readonly number[], decide: (times: readonly number[], now: number) => { readonly ok: boolean }) => {
  const times: number[] = [];
  let now = 0;
  for (const pause of waits) {
    now += pause;
    if (decide(times, now).ok) times.push(now);
  }
  return times;
};
const pauses = fc.array(fc.nat({ max: 8 * HOUR }), { maxLength: 60 });

test('within any day at most five resends and three email changes are allowed, each after its minimum interval', () => {
  fc.assert(
    fc.property(pauses, (waits) => {
      const resends = askAgain(waits, (times, now) => decideResend(times.at(-1) ?? null, times, now));
      const changes = askAgain(waits, decideEmailChange);
      for (const [times, most, least] of [
        [resends, RESENDS_A_DAY, MINUTE],
        [changes, CHANGES_A_DAY, 15 * MINUTE],
      ] as const) {
        for (const [index, time] of times.entries()) {
          expect(times.filter((other) => other >= time && other - time < DAY).length).toBeLessThanOrEqual(most);
          const next = times[index + 1];
          if (next !== undefined) expect(next - time).toBeGreaterThanOrEqual(least);
        }
      }
    }),
  );
});

test('a caller that waits for retryAfter seconds may change the address', () => {
  fc.assert(
    fc.property(pauses, fc.nat({ max: DAY }), (waits, later) => {
      const times = askAgain(waits, decideEmailChange);
      const now = (times.at(-1) ?? 0) + later;
      const decision = decideEmailChange(times, now);
      if (!decision.ok) expect(decideEmailChange(times, now + decision.retryAfter * SECOND).ok).toBe(true);
    }),
  );
});
