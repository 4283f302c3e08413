import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextMailAt } from './mail.ts';
import { MAX_OPEN_PASSWORD_LINKS, mayMailPasswordLink, PASSWORD_MAIL_WAIT_MS } from './passwords.ts';

const MINUTE = 60_000;
const at = (minutes: number) => 1_000_000_000_000 + minutes * MINUTE;

test.each([
  ['the first', [], 0],
  ['the third within ten minutes', [0, 0], 0],
  ['the fourth within ten minutes', [0, 0, 0], 10],
  ['the seventh within an hour', [0, 0, 0, 10, 10, 10], 60],
  ['the fourth after the first three left the window', [-10, -10, -10], 0],
] as const)('%s mail to a recipient leaves on time', (_what, sent, due) => {
  expect(nextMailAt(sent.map(at), at(0))).toBe(at(due));
});

test('whatever strangers request, no window holds more mails than its bound', () => {
  const bounds = [
    [3, 10],
    [6, 60],
    [12, 24 * 60],
  ] as const;
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 40 }), (gaps) => {
      const times: number[] = [];
      let now = at(0);
      for (const gap of gaps) {
        now += gap * MINUTE;
        times.push(nextMailAt(times, now));
      }
      for (const [mails, minutes] of bounds)
        for (const start of times)
          expect(times.filter((time) => time >= start && time < start + minutes * MINUTE).length).toBeLessThanOrEqual(mails);
    }),
  );
});

test.each([
  ['none', [], true],
  ['one of a moment ago', [PASSWORD_MAIL_WAIT_MS - 1], false],
  ['one that is old enough', [PASSWORD_MAIL_WAIT_MS], true],
  ['as many as may be open', Array.from({ length: MAX_OPEN_PASSWORD_LINKS }, () => 3_600_000), false],
] as const)('with open links: %s, another is mailed: %3$s', (_what, ages, mailed) => {
  expect(
    mayMailPasswordLink(
      ages.map((age) => at(0) - age),
      at(0),
    ),
  ).toBe(mailed);
});
