import { INDEXED_ROUTES } from '@madang/domain/shared/indexed-routes.ts';
import { loadWords } from '@madang/i18n/catalogues.ts';
import { expect, test } from 'vitest';
import { entryOf, type PageName, ROUTES } from '../routes.ts';
import { pageMeta, wordsIn } from './page-meta.ts';

const root = (noindex: readonly string[] = []) => ({
  id: 'root',
  loaderData: { language: 'en_us', origin: 'https://madang.example', noindex },
});
const language = { id: 'language', loaderData: { seo: { title: 'Madang', description: 'Korean stories', keywords: 'drama' } } };
const at = (id: string, pathname: string, noindex?: readonly string[]) => [root(noindex), language, { id, pathname }];
const robots = (matches: ReturnType<typeof at>) => pageMeta(matches).find((tag) => 'name' in tag && tag.name === 'robots');

test('catalog and detail pages are indexed, account and checkout are not [RT-119]', () => {
  for (const page of ['home', 'catalog', 'season'])
    expect(robots(at(page, '/en_us/x'))).toMatchObject({ content: 'index,follow' });
  for (const page of ['accountProfile', 'checkout', 'signIn', 'notFound'])
    expect(robots(at(page, '/en_us/x'))).toMatchObject({ content: 'noindex' });
});

test('the operator excludes single routes from search engines, or all of them [RT-119]', () => {
  expect(robots(at('home', '/en_us/main', ['home']))).toMatchObject({ content: 'noindex' });
  expect(robots(at('season', '/en_us/season/1', ['home']))).toMatchObject({ content: 'index,follow' });
  for (const route of INDEXED_ROUTES) expect(robots(at(route, '/en_us/x', INDEXED_ROUTES))).toMatchObject({ content: 'noindex' });
});

test('the routes that an operator may name are those that are indexed', () => {
  const indexed = (Object.keys(ROUTES) as PageName[]).filter((name) => entryOf(name).indexed);
  expect([...INDEXED_ROUTES].toSorted()).toEqual(indexed.toSorted());
});

test('the canonical address of a page has no slash at the end', () => {
  const canonical = (pathname: string) =>
    pageMeta(at('home', pathname)).flatMap((tag) => ('rel' in tag && tag.rel === 'canonical' ? [tag.href] : []));
  expect(canonical('/en_us/main/')).toEqual(['https://madang.example/en_us/main']);
  expect(canonical('/en_us/main')).toEqual(['https://madang.example/en_us/main']);
});

test('the canonical address of a title ends in its name, with or without it in the address that was asked for [RT-20]', () => {
  const canonical = (pathname: string) =>
    pageMeta(at('season', pathname), { slugTitle: 'Moonlit Eaves' }).flatMap((tag) =>
      'rel' in tag && tag.rel === 'canonical' ? [tag.href] : [],
    );
  for (const requested of ['/en_us/season/s1', '/en_us/season/s1/moonlit-eaves', '/en_us/season/s1/another-name'])
    expect(canonical(requested), requested).toEqual(['https://madang.example/en_us/season/s1/moonlit-eaves']);
});

test('a page without texts of its own uses those of the menu [RT-121]', () => {
  expect(pageMeta(at('home', '/en_us/main'))).toEqual(
    expect.arrayContaining([
      { title: 'Madang' },
      { name: 'description', content: 'Korean stories' },
      { name: 'keywords', content: 'drama' },
    ]),
  );
});

test('a share card names its picture with the host', () => {
  expect(pageMeta(at('season', '/en_us/season/s1'), { title: 'Moonlit Eaves', image: '/img/1/s1/share-1200x630.jpg' })).toEqual(
    expect.arrayContaining([
      { title: 'Moonlit Eaves · Madang' },
      { property: 'og:image', content: 'https://madang.example/img/1/s1/share-1200x630.jpg' },
    ]),
  );
});

test('an indexed page lists its address in every language', () => {
  const links = pageMeta(at('season', '/en_us/season/s1')).filter((tag) => 'tagName' in tag);
  expect(links).toHaveLength(6);
  expect(links).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'vi-vn',
    href: 'https://madang.example/vi_vn/season/s1',
  });
});

test('titles are in the language of the page', async () => {
  await loadWords('en_us');
  expect(wordsIn([root()])?.shell.home).toBe('Home');
  expect(wordsIn([])).toBeNull();
});
