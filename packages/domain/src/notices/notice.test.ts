import { expect, test } from 'vitest';
import { decideNoticeAudience, isExternalUrl, linkedContent, MAX_NOTICES_OF_TYPE, type Notice, noticesFor } from './notice.ts';

const TEXTS = { en_us: 'en', pt_br: 'pt', es_es: 'es', zh_cn: 'zh', vi_vn: 'vi' };
const notice = (id: string, different: Partial<Notice> = {}): Notice => ({
  id,
  type: 'general',
  place: 'list',
  audiences: ['anonymous', 'avod', 'svod'],
  platforms: null,
  message: TEXTS,
  link: null,
  startsAt: 100,
  endsAt: 200,
  ...different,
});
const QUERY = { audience: 'avod', platform: 'web', place: null, now: 150, mayOpen: () => true } as const;
const shown = (notices: readonly Notice[], different: Partial<Parameters<typeof noticesFor>[1]> = {}) =>
  noticesFor(notices, { ...QUERY, ...different }).map(({ id }) => id);

test.each([
  [undefined, false, false, { ok: true, value: 'anonymous' }],
  [undefined, true, false, { ok: true, value: 'avod' }],
  [undefined, true, true, { ok: true, value: 'svod' }],
  ['anonymous', false, false, { ok: true, value: 'anonymous' }],
  ['anonymous', true, true, { ok: true, value: 'anonymous' }],
  ['avod', false, false, { ok: false, refusal: 'SIGN_IN_NEEDED' }],
  ['svod', false, false, { ok: false, refusal: 'SIGN_IN_NEEDED' }],
  ['avod', true, false, { ok: true, value: 'avod' }],
  ['svod', true, false, { ok: true, value: 'avod' }],
  ['avod', true, true, { ok: true, value: 'svod' }],
  ['svod', true, true, { ok: true, value: 'svod' }],
] as const)('who asks for %s, signed in: %s, subscribed: %s', (audience, signedIn, subscribed, decision) => {
  expect(decideNoticeAudience(audience, { signedIn, subscribed })).toEqual(decision);
});

test.each([
  ['https://elsewhere.example', true],
  ['https://elsewhere.example/a?b#c', true],
  ['https://elsewhere.example?b', true],
  ['http://elsewhere.example', false],
  ['https://madang.example@elsewhere.example', false],
  ['https:/elsewhere.example', false],
  ['https:///elsewhere.example', false],
  ['https://elsewhere.example\\x', false],
  ['https://elsewhere\t.example', false],
  ['javascript:alert(1)//https://x', false],
])('an address of others: %j is %s', (url, isOne) => {
  expect(isExternalUrl(url)).toBe(isOne);
});

test('a notice is shown from its beginning until its end comes', () => {
  expect([99, 100, 199, 200].map((now) => shown([notice('a')], { now }))).toEqual([[], ['a'], ['a'], []]);
});

test('a notice is shown to those whom it is for, on the platforms that it names', () => {
  const all = [notice('strangers', { audiences: ['anonymous'] }), notice('phones', { platforms: ['ios'] }), notice('all')];
  expect(shown(all)).toEqual(['all']);
  expect(shown(all, { platform: 'ios' })).toEqual(['all', 'phones']);
  expect(shown(all, { audience: 'anonymous' })).toEqual(['all', 'strangers']);
});

test('a place has its own notices, and the list has all', () => {
  const all = [notice('bar', { place: 'topbar' }), notice('over', { place: 'popup' }), notice('plain')];
  expect(shown(all)).toEqual(['bar', 'over', 'plain']);
  expect(shown(all, { place: 'topbar' })).toEqual(['bar']);
  expect(shown(all, { place: 'popup' })).toEqual(['over']);
});

test('the newest come first, and those of one instant in the order of their ids', () => {
  expect(shown([notice('b'), notice('a'), notice('new', { startsAt: 120 })])).toEqual(['new', 'a', 'b']);
});

test('of each type the newest are listed, as many as the length table says', () => {
  const many = (['system', 'general', 'others'] as const).flatMap((type) =>
    Array.from({ length: 25 }, (_, index) => notice(`${type}-${index}`, { type, startsAt: 100 + index })),
  );
  const listed = noticesFor(many, QUERY);
  const counts = Object.fromEntries(
    Object.keys(MAX_NOTICES_OF_TYPE).map((type) => [type, listed.filter((one) => one.type === type).length]),
  );
  expect(counts).toEqual({ system: 3, general: 10, others: 20 });
  expect(listed.filter(({ type }) => type === 'system').map(({ id }) => id)).toEqual(['system-24', 'system-23', 'system-22']);
});

const leadingTo = (url: string, type: 'internal' | 'external' = 'internal'): Notice =>
  notice(url, { link: { type, url, imgUrl: null, title: null, targetApi: null } });

test.each([
  ['/season/1006', '1006'],
  ['/video/1006003/one-night', '1006003'],
  ['/webtoon/1401?from=bell', '1401'],
  ['/read/1401002#end', '1401002'],
  ['/catalog/30', null],
  ['/seasons/1006', null],
])('a notice that leads to %s names the content %s', (url, content) => {
  expect(linkedContent(leadingTo(url))).toBe(content);
  expect(linkedContent(leadingTo(`https://elsewhere.example${url}`, 'external'))).toBeNull();
});

test('a notice that leads to a title the profile may not open is not for that profile, and takes no place of another', () => {
  const many = Array.from({ length: MAX_NOTICES_OF_TYPE.general }, (_, index) => notice(`notice-${index}`));
  const list = [leadingTo('/season/19'), leadingTo('/plan'), ...many.slice(1)];
  const ids = shown(list, { mayOpen: (id) => id !== '19' });
  expect(ids).not.toContain('/season/19');
  expect(ids).toContain('/plan');
  expect(ids).toHaveLength(MAX_NOTICES_OF_TYPE.general);
  expect(shown([leadingTo('/season/19')])).toEqual(['/season/19']);
});
