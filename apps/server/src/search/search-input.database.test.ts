import { afterAll, describe, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';

const { call, close } = await startApp();
const inDatabase = await startApp({}, undefined, { searchEngine: 'postgres' });
afterAll(close);
afterAll(inDatabase.close);

const search = (input: object) => call('searchTitles', input);

describe('whatever is sent is answered or refused by the contract', () => {
  const TEXTS = [
    'a'.repeat(200),
    '달'.repeat(200),
    'ㄱ'.repeat(200),
    '月'.repeat(200),
    `${'a '.repeat(99)}b`,
    "' or 1=1 --",
    '"); drop table contents; --',
    '%%__\\\\',
    '(.*)+?[^]{1,9}$|\\d',
    '${7*7} {{x}} <script>alert(1)</script>',
    '\ud800\ud800',
    'ab\udfff',
    '👩‍👩‍👧‍👦👩‍👩‍👧‍👦',
    'Ελληνικά кириллица עברית العربية हिन्दी ไทย ქართული አማርኛ ភាសាខ្មែរ 日本語カタカナ ᠮᠣᠩᠭᠣᠯ',
    '\u1112\u1161\u11ab\u1100\u116e\u11a8',
    '𠀀𠀁 𝔐𝔬𝔬𝔫 ﬁlm Ⅻ ㍿',
    'a\u0301\u0301\u0301\u0301\u0301b\u0327\u0327\u0327',
    '\u202eesrever\u202c',
    '-- - ... !!!',
    '__proto__ constructor toString',
  ];

  test.each(TEXTS)('%j', async (q) => {
    for (const name of ['searchTitles', 'listSuggestions'] as const)
      for (const engine of [call, inDatabase.call]) {
        const { status, body } = await engine(name, { q });
        expect([status, body.reason]).toEqual(status === 200 ? [200, undefined] : [400, 'INPUT_INVALID']);
      }
    const counted = await call('trackSearch', { q, search_src: 'header', result_count: 0 }, { address: '10.8.0.1' });
    expect(counted.status).toBe(200);
  });

  test('ten thousand characters, control characters and texts that are none', async () => {
    for (const q of ['a'.repeat(10_000), '달'.repeat(10_000), 'a\u0000b', '\u0000'.repeat(300)]) {
      expect((await search({ q })).status).toBe(400);
      expect((await call('listSuggestions', { q })).status).toBe(400);
      expect((await call('trackSearch', { q, search_src: 'header', result_count: 0 })).status).toBe(400);
    }
    expect((await search({ q: 'moonlit\u0007\u001b eaves' })).objects[0]?.['id']).toBe('40');
  });

  test.each([
    ['offset', -1],
    ['offset', 1_000_000_000],
    ['offset', 1.5],
    ['limit', 0],
    ['limit', 1_000_000],
    ['limit', -1],
    ['searchCategory', 'everything'],
    ['kpick', 'Not A Key'],
    ['kpick', Array.from({ length: 11 }, (_, index) => `k${index}`).join(',')],
    ['language', 'x'.repeat(9)],
  ])('%s of %s is refused by its name', async (field, value) => {
    const { status, body } = await search({ q: 'show', [field]: value });
    expect([status, body.reason, Object.keys(body.fields ?? {})]).toEqual([400, 'INPUT_INVALID', [field]]);
  });

  test('an offset behind the end is an empty page; an unknown language is the usual one', async () => {
    const { objects, total, object } = await search({ q: 'show', offset: 1_000_000 });
    expect([objects, total, object['people']]).toEqual([[], 60, []]);
    expect((await search({ q: 'show', language: 'ko_kr' })).total).toBe(60);
  });

  test('ids of something else are unknown or refused', async () => {
    for (const content_id of ['kim', '40; drop', '-1', '1'.repeat(13), '', {}]) {
      const { status } = await call('trackSearch', { q: 'show', content_id, search_src: 'header', result_count: 1 });
      expect(status).toBe(400);
    }
    for (const id of ['../x', 'KIM', '', 'x'.repeat(41)]) expect((await call('listPersonTitles', { id })).status).toBe(400);
  });
});
