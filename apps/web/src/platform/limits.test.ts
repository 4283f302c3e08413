import {
  APP_VERSION,
  CODE_LENGTH,
  FIRST_PLAY_CHECK_MS,
  MIN_QUERY_LENGTH,
  MAX_OTHER_REASON_LENGTH,
  MAX_CARDS,
  PAGE_SIZES,
  PLAY_CHECK_MS,
  REQUEST_TIMEOUT_MS,
  SESSION_DATA_MS,
  TRIAL_DAYS,
} from '@madang/domain/shared/constants.ts';
import { api } from '@madang/contract/api.ts';

import { faultOfPassword, PASSWORD_RULE } from '@madang/domain/accounts/credentials.ts';

import { maxStreams } from '@madang/domain/playback/lease.ts';

import { isAdult } from '@madang/domain/shared/calendar.ts';

import { capabilitiesOf } from '@madang/domain/subscriptions/plan-capabilities.ts';
import { productsFor } from '@madang/domain/subscriptions/product.ts';
import { expect, test } from 'vitest';

import { COUPON_COOKIE, LANGUAGE_COOKIE, REDIRECT_CARD_COOKIE } from './cookies.ts';

test('lists have the required lengths, on the screens as in the contract [ST-38] [ST-40] [ST-41] [ST-42] [ST-48]', () => {
  expect(PAGE_SIZES).toMatchObject({ watched: 50, searchList: 24, keytalkSearch: 5, topSearch: 3, accordion: 6 });
  const usual = (name: 'searchTitles' | 'searchKeywords' | 'listTopSearches') => api[name].input.shape.limit.parse(undefined);
  expect([usual('searchTitles'), usual('searchKeywords'), usual('listTopSearches')]).toEqual([24, 5, 3]);
});

test('limits have the required values [ST-55] [ST-56] [ST-57] [ST-60] [ST-61] [ST-62]', () => {
  const premium = { plan: 'Premium', period: 'monthly', until: 1 } as const;
  expect([maxStreams(premium), capabilitiesOf('Premium').streams]).toEqual([4, 4]);
  expect(MAX_CARDS).toBe(3);
  expect(PASSWORD_RULE).toEqual({ shortest: 6, longest: 20 });
  const lengths = [5, 6, 20, 21].map((length) => faultOfPassword('q7-'.repeat(7).slice(0, length)));
  expect(lengths).toEqual(['too_short', null, null, 'too_long']);
  expect(CODE_LENGTH).toBe(20);
  expect(MAX_OTHER_REASON_LENGTH).toBe(1000);
  expect(MIN_QUERY_LENGTH).toBe(2);
  expect([isAdult('2008-11-24', '2026-11-24'), isAdult('2008-11-25', '2026-11-24')]).toEqual([true, false]);
});

test('times have the required values [ST-16] [ST-20] [ST-23] [ST-25] [ST-26] [ST-72]', () => {
  expect(REQUEST_TIMEOUT_MS).toBe(30_000);
  expect([FIRST_PLAY_CHECK_MS, PLAY_CHECK_MS]).toEqual([15_000, 6000]);
  expect(SESSION_DATA_MS).toBe(600_000);
  expect(LANGUAGE_COOKIE.days).toBe(365);
  expect(REDIRECT_CARD_COOKIE.days).toBe(1 / 12);
  expect(COUPON_COOKIE.name).toBe('madang_coupon');
  expect(Math.round(COUPON_COOKIE.days * 24 * 60)).toBe(10);
});

test('the application reports its version [ST-32]', () => {
  expect(APP_VERSION).toBe('v4.0.16');
});

test('the length of the trial is defined once for every country and plan', () => {
  expect(TRIAL_DAYS).toBe(14);
  for (const country of ['US', 'BR', 'DE'])
    expect(productsFor(country).map(({ trialDays }) => trialDays)).toEqual([TRIAL_DAYS, 0, TRIAL_DAYS, 0]);
});
