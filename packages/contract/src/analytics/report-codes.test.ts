import { expect, test } from 'vitest';
import type { ViewerOperation } from '../viewer-routes.ts';
import { API_CODES, isReported, toErrorReport } from './report-codes.ts';

const failed = { status: 500, code: '9999', local: '1001', message: 'Something went wrong.', reason: null } as const;
const unanswered = { ...failed, status: 0, local: '0003' } as const;

test.each<readonly [ViewerOperation, string]>([
  ['getLike', 'FMS|API2030-9999-1001'],
  ['addLike', 'FMS|API2031-9999-1001'],
  ['removeLike', 'FMS|API2032-9999-1001'],
  ['listLikes', 'FMS|API2033-9999-1001'],
  ['getLiveCounter', 'API4020-9999-1001'],
  ['listCollection', 'FMS|API4060-9999-1001'],
  ['listRecommendations', 'FMS|API7010-9999-1001'],
  ['listGroups', 'FMS|API4110-9999-1001'],
  ['listEpisodes', 'FMS|API4120-9999-1001'],
  ['listWebtoonGroups', 'FMS|API4260-9999-1001'],
  ['getEntitlement', 'API2020-9999-1001'],
  ['getActiveSubscription', 'API2080-9999-1001'],
  ['listFavorites', 'FMS|API4140-9999-1001'],
  ['addFavorite', 'FMS|API4150-9999-1001'],
  ['removeFavorite', 'FMS|API4160-9999-1001'],
  ['listWatching', 'FMS|API4190-9999-1001'],
  ['listContinueWatching', 'FMS|API4220-9999-1001'],
  ['listMenu', 'FMS|API0010-9999-1001'],
  ['getSmsConfig', 'FMS|API0020-9999-1001'],
  ['getZipCampaign', 'API3250-9999-1001'],
  ['addCampaignAnswer', 'API3250-9999-1001'],
  ['listRelatedWebtoons', 'FMS|API4280-9999-1001'],
  ['forgotPassword', 'API1100-9999-1001'],
  ['refreshToken', 'API1120-9999-1001'],
  ['changeProfile', 'API1160-9999-1001'],
  ['listProfiles', 'API1180-9999-1001'],
  ['selectProfile', 'API1190-9999-1001'],
  ['getGeo', 'API6010-9999-1001'],
])('a failed %s is called %s [AN-59] [AN-60]', (operation, code) => {
  expect(toErrorReport({ ...failed, operation })).toEqual({ code, message: `${operation}: Something went wrong.` });
});

test.each<readonly [ViewerOperation, string]>([
  ['getLike', 'API2090'],
  ['addLike', 'API2091'],
  ['removeLike', 'API2092'],
  ['listLikes', 'API2093'],
])('an unanswered %s is reported as %s', (operation, number) => {
  expect(toErrorReport({ ...unanswered, operation }).code).toBe(`FMS|${number}-9999-0003`);
});

test('a call without a number is named by its report, which stays short', () => {
  expect(toErrorReport({ ...failed, operation: 'searchTitles' })).toEqual({
    code: 'FMS|API0000-9999-1001',
    message: 'searchTitles: Something went wrong.',
  });
  expect(toErrorReport({ ...failed, operation: 'getGeo', message: 'x'.repeat(2000) }).message).toHaveLength(500);
});

test('no two calls share a code, except those with a prescribed one [AN-36]', () => {
  const numbers = Object.entries(API_CODES)
    .filter(([name]) => !['getReservedSubscription', 'addCampaignAnswer'].includes(name))
    .flatMap(([, { base, unanswered: other }]) => (other ? [base, other] : [base]));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(API_CODES.getReservedSubscription).toEqual(API_CODES.getLike);
  expect(API_CODES.addCampaignAnswer).toEqual(API_CODES.getZipCampaign);
});

test('what the product refuses is no error, and a report that fails is not reported', () => {
  expect(isReported({ operation: 'listGroups', reason: null })).toBe(true);
  expect(isReported({ operation: 'playVideo', reason: 'SUBSCRIPTION_NEEDED' })).toBe(false);
  expect(isReported({ operation: 'trackError', reason: null })).toBe(false);
});
