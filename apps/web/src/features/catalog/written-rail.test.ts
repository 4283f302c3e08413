import { loadWords } from '@madang/i18n/catalogues.ts';
import { beforeAll, expect, test } from 'vitest';
import type { CardView } from './card-view.ts';
import type { RailView } from './rail-view.ts';
import { writtenRail } from './written-rail.tsx';

beforeAll(() => loadWords('en_us'));

const card = (id: string, title: string): CardView => ({
  id,
  detailType: 'season',
  title,
  titleKo: '달빛',
  genres: [],
  episodes: 10,
  seconds: 0,
  rating: '12',
  mark: null,
  begins: null,
  image: { path: `a1/${id}`, color: '#112233', still: 'still' },
});
const railOf = (...titles: readonly string[]): RailView => ({
  source: { kind: 'collection', id: 'palace-nights' },
  name: 'Palace nights',
  layout: 'posters',
  cards: titles.map((title, index) => card(String(index), title)),
  total: titles.length,
});

test('a rail is written once, with links that work without scripts, and with what it was made from', () => {
  const rail = railOf('Moonlight', 'Rain');
  const written = writtenRail(rail, 'en_us');
  expect(written.html.match(/<li/g)).toHaveLength(2);
  expect(written.html).toMatch(/<a href="\/en_us\/[a-z]+\/0\/moonlight"/);
  expect(JSON.parse(written.data)).toEqual(rail);
  expect(writtenRail(rail, 'en_us')).toBe(written);
});

test('another rail of the same collection, as another audience has it, is another one', () => {
  const [children, adults] = [writtenRail(railOf('Rain'), 'en_us'), writtenRail(railOf('Rain', 'Knife'), 'en_us')];
  expect(children.html).not.toContain('Knife');
  expect(adults.html).toContain('Knife');
});

test('what a title says cannot end the script that carries it', () => {
  expect(writtenRail(railOf('</script><b>'), 'en_us').data).not.toMatch(/[<>&]/);
});
