import { expect, test } from 'vitest';
import { targetAfterSignIn } from './target-after-sign-in.ts';
import { recordVisit, type Trail, type TrailEntry } from './trail.ts';

const at = (name: TrailEntry['name'], params: TrailEntry['params'] = {}, search = ''): TrailEntry => ({ name, params, search });
const after = (...trail: Trail) => targetAfterSignIn('en_us', trail, false);

test('sign-in returns past sign-in, sign-up and profile pages [RT-123]', () => {
  expect(after(at('profile'), at('signIn'), at('live'))).toBe('/en_us/live');
  expect(after(at('signUp'), at('signIn'), at('plan'), at('live'))).toBe('/en_us/plan');
  expect(after()).toBe('/en_us/main');
});

test.each([
  ['live', '/en_us/live'],
  ['myPage', '/en_us/mypage'],
  ['favorites', '/en_us/mypage/favorite'],
  ['history', '/en_us/mypage/history'],
  ['downloads', '/en_us/mypage/downloads'],
  ['account', '/en_us/account'],
  ['accountProfile', '/en_us/account/profile'],
  ['accountPayment', '/en_us/account/payment'],
  ['premiumPass', '/en_us/premiumPass'],
] as const)('%s is used directly [RT-124]', (name, path) => {
  expect(after(at('signIn'), at(name))).toBe(path);
});

test('the plan page keeps its choices [RT-125]', () => {
  expect(after(at('plan', {}, '?type=premium&code=ABC'))).toBe('/en_us/plan?type=premium&code=ABC');
});

test('a television sign-in needs its four device values [RT-126]', () => {
  const device = '?deviceId=1&deviceType=tv&deviceModel=m&deviceVersion=2';
  expect(after(at('simpleSign', {}, device))).toBe(`/en_us/simpleSign${device}`);
  expect(after(at('simpleSign', {}, '?deviceId=1'))).toBe('/en_us/main');
});

test('catalogs, lists and searches are restored with their value [RT-127]', () => {
  expect(after(at('catalog', { value: '30' }))).toBe('/en_us/catalog/30');
  expect(after(at('catalogOld', { catalogName: 'drama', value: '30' }))).toBe('/en_us/catalog/drama/30');
  expect(after(at('list', { value: '30-new' }))).toBe('/en_us/list/30-new');
  expect(after(at('search', {}, '?q=love'))).toBe('/en_us/search/?q=love');
  expect(after(at('search'))).toBe('/en_us/main');
});

test('a title is restored with its slug [RT-128]', () => {
  expect(after(at('season', { id: 's1', title: 'moonlit-eaves' }))).toBe('/en_us/season/s1/moonlit-eaves');
  expect(after(at('video', { id: 'v1' }))).toBe('/en_us/video/v1');
  expect(after(at('webtoon', { id: 'w1', title: 'one' }))).toBe('/en_us/webtoon/w1/one');
});

test('a scanned promotion leads to the plans while it is valid [RT-129]', () => {
  expect(targetAfterSignIn('en_us', [at('process', { type: 'qr' })], true)).toBe('/en_us/plan');
  expect(after(at('process', { type: 'qr' }))).toBe('/en_us/main');
});

test('anything else leads home [RT-130]', () => {
  expect(after(at('notFound'))).toBe('/en_us/main');
  expect(after(at('forgotPassword'))).toBe('/en_us/main');
});

test('the trail keeps ten visits, newest first [RT-118]', () => {
  const visits = Array.from({ length: 12 }, (_, index) => at('catalog', { value: String(index) }));
  const trail = visits.reduce<Trail>(recordVisit, []);
  expect(trail).toHaveLength(10);
  expect(trail[0]).toEqual(at('catalog', { value: '11' }));
});

test('a change of the hash is no visit', () => {
  const trail = recordVisit([], at('live'));
  expect(recordVisit(trail, at('live'))).toEqual(trail);
});

test('a change of the hash after the title was added to the address is no visit, and keeps the title [RT-103] [RT-118]', () => {
  const trail = recordVisit(recordVisit([], at('live')), at('video', { id: 'v1' }));
  const titled = at('video', { id: 'v1', title: 'moonlit-eaves' });
  expect(recordVisit(trail, titled)).toEqual([titled, at('live')]);
  expect(recordVisit(trail, at('video', { id: 'v2', title: 'moonlit-eaves' }))).toHaveLength(3);
});
