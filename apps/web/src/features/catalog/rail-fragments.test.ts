import { loadWords } from '@madang/i18n/catalogues.ts';
import { beforeAll, expect, test } from 'vitest';
import type { CardView } from './card-view.ts';
import type { RailView } from './rail-view.ts';
import { textOf } from '#app/fast-path/react-router/whole-page.fixture.ts';
import type { SsrFragment } from '#app/fast-path/react/ssr-fragments.ts';
import { personalRailFragment, sharedRailFragment } from './rail-fragments.tsx';

beforeAll(() => loadWords('en_us'));

const card = (id: string, title: string): CardView => ({
  id,
  detailType: 'season',
  title,
  genres: [],
  episodes: 10,
  seconds: 0,
  rating: '12',
  mark: null,
  image: { path: `a1/${id}`, color: '#112233', still: 'still' },
});
const railOf = (...titles: readonly string[]): RailView => ({
  source: { kind: 'collection', id: 'palace-nights' },
  name: 'Palace nights',
  layout: 'posters',
  cards: titles.map((title, index) => card(String(index), title)),
  total: titles.length,
});

/** A fragment as it appears on a page. */
const shown = (written: SsrFragment) => ({
  html: 'html' in written ? textOf(written.html) : '',
  rail: JSON.parse(textOf(written.data)) as unknown,
  data: textOf(written.data),
});

test('a rail is rendered once, with links that work without JavaScript, together with its data', () => {
  const rail = railOf('Moonlight', 'Rain');
  const written = sharedRailFragment(rail, 'en_us');
  const { html, rail: from } = shown(written);
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toMatch(/<a href="\/en_us\/[a-z]+\/0\/moonlight"/);
  expect(from).toEqual(rail);
  expect(sharedRailFragment(rail, 'en_us')).toBe(written);
});

test('the same collection for another audience is another rail', () => {
  const [children, adults] = [railOf('Rain'), railOf('Rain', 'Knife')].map((rail) => shown(sharedRailFragment(rail, 'en_us')));
  expect(children?.html).not.toContain('Knife');
  expect(adults?.html).toContain('Knife');
});

test('the text of a title cannot end the script that contains it', () => {
  const rail = railOf('</script><b>');
  for (const write of [sharedRailFragment, personalRailFragment]) expect(shown(write(rail, 'en_us')).data).not.toMatch(/[<>&]/);
});

test('a personal rail renders like a shared one, whichever profile its cards were rendered for before', () => {
  for (const layout of ['posters', 'stills', 'top_ten'] as const)
    for (const titles of [['Moonlight', 'Rain'], ['Rain', 'Moonlight'], ['Rain']]) {
      const rail = { ...railOf(...titles), layout };
      const [own, shared] = [shown(personalRailFragment(rail, 'en_us')), shown(sharedRailFragment(rail, 'en_us'))];
      expect(own.html).toBe(shared.html);
      expect(own.rail).toEqual(rail);
    }
});

test('a card whose text differs is rendered separately', async () => {
  await loadWords('pt_br');
  const [card] = railOf('Moonlight').cards as [CardView];
  const cards: readonly CardView[] = [card, { ...card, mark: 'free' }, { ...card, title: 'Another' }, { ...card, seconds: 90 }];
  const rails = cards.map((one) => ({ ...railOf(), cards: [one] }));
  const pages = rails.flatMap((rail) => (['en_us', 'pt_br'] as const).map((language) => ({ rail, language })));
  for (const { rail, language } of [...pages, ...pages])
    expect(shown(personalRailFragment(rail, language)).html).toBe(shown(sharedRailFragment({ ...rail }, language)).html);
});
