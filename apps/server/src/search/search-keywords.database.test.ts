import { contentWith } from '@madang/domain/catalog/content.fixture.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type TestCallOptions, startApp } from '../app.fixture.ts';
import { CATALOG } from '../catalog/catalog.fixture.ts';

const { call, connection, source, deps, learning, signUpAs, close } = await startApp();
afterAll(close);

const title = (id: string, en_us: string, different: object) =>
  contentWith({ id, title: { ...contentWith().title, en_us }, genres: ['thriller'], keywords: [], ...different });
await connection.repositories.catalog.replaceAll({
  ...CATALOG,
  version: 'with keywords',
  contents: [
    ...CATALOG.contents,
    title('801', 'Cold Dish', { keywords: ['revenge', 'chaebol', 'twist'] }),
    title('802', 'Warm Dish', { keywords: ['revenge', 'food'], genres: ['cooking'] }),
    title('803', 'For Grown-ups', { keywords: ['smuggling', 'revenge'], rating: '19' }),
    title('804', 'In Brazil', { keywords: ['camping'], countries: ['BR'] }),
    title('805', 'Drawn', { keywords: ['gumiho'], type: 'webtoon', detailType: 'webtoon', catalogs: [] }),
  ],
});
await source.refresh();
await deps.search.keytalk.titlesWith(['revenge']);

const keysFor = async (q: string, input: object = {}, options: TestCallOptions = {}): Promise<string[]> =>
  (await call('searchKeywords', { q, ...input }, options)).objects.map(({ key }) => String(key));
const idsWith = async (kpick: string, options: TestCallOptions = {}): Promise<string[]> =>
  (await call('searchTitles', { kpick }, options)).objects.map(({ id }) => String(id)).sort();

test('a phrase gives keywords with a text in every language, five at a time [SR-05]', async () => {
  const { objects, total } = await call('searchKeywords', {
    q: 'revenge, rich family, cooking, talk shows, thriller with a twist',
  });
  expect(objects).toHaveLength(5);
  expect(total).toBeGreaterThan(5);
  expect(objects.find(({ key }) => key === 'revenge')).toEqual({
    key: 'revenge',
    kind: 'trope',
    text: { en: 'revenge', pt: 'vingança', es: 'venganza', zh: '复仇', vi: 'báo thù' },
  });
  const next = await keysFor('revenge, rich family, cooking, talk shows, thriller with a twist', { offset: 5 });
  expect(next.length).toBeGreaterThan(0);
  expect(next.filter((key) => objects.some((object) => object['key'] === key))).toEqual([]);
});

test.each([
  ['복수', 'en_us'],
  ['복ㅅ', 'vi_vn'],
  ['vengan', 'es_es'],
  ['vinganca', 'pt_br'],
  ['复仇', 'zh_cn'],
  ['tra thu', 'vi_vn'],
  ['a film about reve', 'en_us'],
])('“%s”, typed so far, offers revenge', async (q, language) => {
  expect(await keysFor(q, { language })).toContain('revenge');
});

test('behind every keyword there is something that this viewer may see', async () => {
  const teen = { as: (await signUpAs('teen')).access_token };
  expect(await keysFor('smugglers')).toContain('smuggling');
  expect(await keysFor('smugglers', {}, teen)).not.toContain('smuggling');
  expect(await keysFor('camping', {}, { country: 'BR' })).toContain('camping');
  expect(await keysFor('camping', {}, { country: 'US' })).not.toContain('camping');
  expect(await keysFor('vampires and zombies')).toEqual([]);
  expect(await keysFor('nine-tailed fox')).toContain('gumiho');
});

test('choosing keywords finds what carries them, and each more narrows it', async () => {
  expect(await idsWith('revenge')).toEqual(['801', '802', '803']);
  expect(await idsWith('revenge,chaebol')).toEqual(['801']);
  expect(await idsWith('revenge,chaebol,camping')).toEqual([]);
  expect(await idsWith('gumiho')).toEqual(['805']);
});

test('what was learned brings words to keywords that are in no list of names', async () => {
  const synopsis = { en_us: 'Xylographers.', pt_br: 'x', es_es: 'x', zh_cn: 'x', vi_vn: 'x' };
  await connection.repositories.catalog.replaceAll({
    ...CATALOG,
    version: 'with words',
    contents: [...CATALOG.contents, title('806', 'Carved', { keywords: ['printing'], genres: ['craft'], synopsis })],
  });
  await source.refresh();
  expect(await keysFor('xylographers')).toEqual([]);
  await learning.learn(new AbortController().signal);
  expect(await keysFor('xylographers')).toContain('printing');
});

test('one character is too few, and too many are too many', async () => {
  for (const q of ['', ' ', 'r', ' r ', '\u200b\u200b\u200b', 'x'.repeat(10_000)]) {
    const { status, body } = await call('searchKeywords', { q });
    expect([status, body.reason, Object.keys(body.fields ?? {})], q.slice(0, 10)).toEqual([400, 'INPUT_INVALID', ['q']]);
  }
});

test('whatever is typed is answered or refused, and never breaks', async () => {
  const strange = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom(
      '%',
      '_',
      '\\',
      "'; drop table contents; --",
      '.*(a+)+$',
      '[[[',
      '\u202e복수',
      'ㄱㄴㄷ',
      '👨‍👩‍👧‍👦👨‍👩‍👧‍👦',
      '\ud800a',
      'ا ب',
      'ไทย',
      'क्ष',
    ),
    fc
      .array(fc.constantFrom('revenge', '복수', '复仇', 'báo thù', ' ', ',', '%'), { maxLength: 25 })
      .map((some) => some.join(' ')),
  );
  const number = fc.constantFrom(-1, 0, 1, 5, 100, 101, 1_000_000, 1_000_000_000, 'x', undefined);
  await fc.assert(
    fc.asyncProperty(
      strange,
      number,
      number,
      fc.constantFrom('en_us', 'zh_cn', 'xx', '', undefined),
      async (q, offset, limit, language) => {
        const { status } = await call('searchKeywords', { q, offset, limit, language });
        expect([200, 400]).toContain(status);
      },
    ),
    { numRuns: 150 },
  );
});
