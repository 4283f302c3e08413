import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PERIODS } from '../subscriptions/plan.ts';
import { periodsFrom } from './periods.ts';

const anchors = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => date.getTime());
const text = (anchor: string, period: 'monthly' | 'annual', count: number): string =>
  new Date(periodsFrom(Date.parse(anchor), period, count)).toISOString();

test('a month from the last day of January ends with February, and the next with March', () => {
  expect([1, 2, 3, 13].map((count) => text('2027-01-31T10:20:30.400Z', 'monthly', count))).toEqual([
    '2027-02-28T10:20:30.400Z',
    '2027-03-31T10:20:30.400Z',
    '2027-04-30T10:20:30.400Z',
    '2028-02-29T10:20:30.400Z',
  ]);
});

test('a year from 29 February ends on 28 February, and in a leap year on the 29th again', () => {
  expect([1, 2, 3, 4].map((count) => text('2028-02-29T00:00:00.000Z', 'annual', count).slice(0, 10))).toEqual([
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ]);
});

test('boundaries follow one another, keep the time of day, and fall on the day of the anchor wherever the month has it', () => {
  fc.assert(
    fc.property(anchors, fc.constantFrom(...PERIODS), fc.nat(400), (anchor, period, count) => {
      const [at, next] = [periodsFrom(anchor, period, count), periodsFrom(anchor, period, count + 1)];
      expect(next).toBeGreaterThan(at);
      expect(at % 86_400_000).toBe(anchor % 86_400_000);
      const [day, wanted] = [new Date(at).getUTCDate(), new Date(anchor).getUTCDate()];
      expect(day === wanted || new Date(at + 86_400_000).getUTCDate() === 1).toBe(true);
      expect(day).toBeLessThanOrEqual(wanted);
      expect(periodsFrom(anchor, period, 0)).toBe(anchor);
    }),
  );
});

test('twelve months are a year', () => {
  fc.assert(
    fc.property(anchors, fc.nat(30), (anchor, years) => {
      expect(periodsFrom(anchor, 'monthly', 12 * years)).toBe(periodsFrom(anchor, 'annual', years));
    }),
  );
});
