import { contentWith } from '@madang/domain/catalog/content.fixture.ts';
import { expect, test } from 'vitest';
import { presentCard } from './catalog.presenter.ts';
import { sharedCard } from './list-recommendations.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';

const snapshot = (episodes = 0): CatalogSnapshot =>
  ({ episodesOf: () => Array.from({ length: episodes }, () => contentWith({})) }) as Partial<CatalogSnapshot> as CatalogSnapshot;
const TODAY = '2026-03-02';

test('all viewers share one object per title, equal to a card of their own', () => {
  const [catalog, content] = [snapshot(), contentWith({ id: '7' })];
  const card = sharedCard(content, catalog, TODAY);
  expect(card).toEqual(presentCard(content, catalog, TODAY));
  expect(sharedCard(content, catalog, TODAY)).toBe(card);
});

test('the next day, another edition of the catalogue and another title have cards of their own', () => {
  const [catalog, content] = [snapshot(), contentWith({ id: '7', startDate: '2026-03-03' })];
  const coming = sharedCard(content, catalog, TODAY);
  expect([coming.state, sharedCard(content, catalog, '2026-03-03').state]).toEqual(['coming_soon', 'ready']);
  expect(sharedCard(content, snapshot(3), TODAY).episode_count).toBe(3);
  expect(sharedCard(contentWith({ id: '8' }), catalog, TODAY).id).toBe('8');
});

test('no more than a bounded number of cards is kept', () => {
  const [catalog, first] = [snapshot(), contentWith({ id: 'first' })];
  const card = sharedCard(first, catalog, TODAY);
  for (let index = 1; index < 5000; index += 1) sharedCard(contentWith({ id: String(index) }), catalog, TODAY);
  expect(sharedCard(first, catalog, TODAY)).not.toBe(card);
  expect(sharedCard(first, catalog, TODAY)).toEqual(card);
});
