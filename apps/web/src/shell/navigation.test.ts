import type { SiteMenu } from '@madang/contract/catalog/catalog.contract.ts';
import { NO_LINKS } from '@madang/domain/operators/links.fixture.ts';
import { loadWords } from '@madang/i18n/catalogues.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Visitor } from '../../render';
import { toNavigation } from './navigation.ts';
import { loadShellData } from './shell-data.ts';

beforeAll(() => Promise.all([loadWords('en_us'), loadWords('vi_vn')]));

const named = (en: string, vi = '') => ({ en, pt: '', es: '', zh: '', vi });
const entry = (id: number, display_name: ReturnType<typeof named>, collections: readonly unknown[] = []) => ({
  id,
  is_home: id === 22,
  display_name,
  slug: '',
  collections,
});
const menu = {
  entries: [entry(22, named('Home')), entry(30, named('Drama', 'Phim bộ')), entry(99, named('Encores'))],
  promotion: null,
  seo: { titles: named('Madang'), keywords: named(''), descriptions: named('') },
} as unknown as SiteMenu;
const visitor = { session: null, accessToken: null, links: NO_LINKS, now: new Date('2026-11-22') } as unknown as Visitor;

test('the categories follow the menu, in the language of the page, without home [HF-52] [IN-16]', () => {
  expect(loadShellData('vi_vn', visitor, menu).categories).toEqual([
    { id: 30, name: 'Phim bộ' },
    { id: 99, name: 'Encores' },
  ]);
});

test('the copyright line has the year of the request [HF-46]', () => {
  expect(loadShellData('en_us', visitor, menu).year).toBe(2026);
});

test('the navigation starts with home and offers only existing pages', async () => {
  const items = toNavigation(loadShellData('en_us', visitor, menu), await loadWords('en_us'));
  expect(items[0]).toMatchObject({ href: '/en_us/main', label: 'Home' });
  expect(items.map(({ label }) => label)).toEqual(['Home', 'Live', 'Drama', 'Encores']);
});

test('the navigation links to webtoons after the categories when the menu has their collection', async () => {
  const webtoons = { id: 'webtoons', name: named('Webtoons', 'Truyện tranh'), layout: 'posters', note: null };
  const entries = [entry(22, named('Home'), [webtoons]), entry(30, named('Drama', 'Phim bộ'))];
  const items = toNavigation(
    loadShellData('vi_vn', visitor, { ...menu, entries } as unknown as SiteMenu),
    await loadWords('vi_vn'),
  );
  expect(items.map(({ label }) => label).slice(-2)).toEqual(['Phim bộ', 'Truyện tranh']);
  expect(items.at(-1)).toMatchObject({ href: '/vi_vn/list/webtoons', icon: 'webtoon' });
});
