import { loadWords } from '@madang/i18n/catalogues.ts';
import { expect, test } from 'vitest';
import { pageMeta, wordsIn } from './page-meta.ts';

const root = (unlisted = false) => ({
  id: 'root',
  loaderData: { language: 'en_us', origin: 'https://madang.example', unlisted },
});
const language = { id: 'language', loaderData: { seo: { title: 'Madang', description: 'Korean stories', keywords: 'drama' } } };
const at = (id: string, pathname: string, unlisted?: boolean) => [root(unlisted), language, { id, pathname }];
const robots = (matches: ReturnType<typeof at>) => pageMeta(matches).find((tag) => 'name' in tag && tag.name === 'robots');

test('catalogue and detail pages are for search engines, account and checkout are not [RT-119]', () => {
  for (const page of ['home', 'catalog', 'season'])
    expect(robots(at(page, '/en_us/x'))).toMatchObject({ content: 'index,follow' });
  for (const page of ['accountProfile', 'checkout', 'signIn', 'notFound'])
    expect(robots(at(page, '/en_us/x'))).toMatchObject({ content: 'noindex' });
});

test('an unlisted host keeps everything out of search engines [RT-119]', () => {
  expect(robots(at('home', '/en_us/main', true))).toMatchObject({ content: 'noindex' });
});

test('a page without words of its own has those of the menu [RT-121]', () => {
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

test('a page for search engines names its address in every language', () => {
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
