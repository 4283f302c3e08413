import { loadWords } from '@madang/i18n/catalogues.ts';
import { beforeAll, expect, test } from 'vitest';
import { format, makeSubscription } from './own.fixture.ts';
import { pausesOf } from './pause-view.ts';

beforeAll(() => loadWords('en_us'));

test('each pause is named with its first day, its last day and the charge after it', () => {
  const choices = pausesOf(format(), makeSubscription({ next_renewal_at: '2026-12-31T10:00:00Z' }));
  expect(choices.map(({ value, name }) => [value, name])).toEqual([
    ['1', '1 month'],
    ['2', '2 months'],
    ['3', '3 months'],
  ]);
  expect(choices.map(({ details }) => details)).toEqual([
    'From December 31, 2026 to January 31, 2027. Then $7.99 plus applicable tax.',
    'From December 31, 2026 to February 28, 2027. Then $7.99 plus applicable tax.',
    'From December 31, 2026 to March 31, 2027. Then $7.99 plus applicable tax.',
  ]);
});

test('a plan that does not renew has no pauses', () => {
  expect(pausesOf(format(), makeSubscription({ next_renewal_at: null, next_amount: null }))).toEqual([]);
});
