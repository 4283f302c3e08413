import type { Card } from '@madang/contract/catalog/catalog.contract.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { presentCard } from './catalog.presenter.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';

/** Maximum number of cached cards per snapshot, about 1 KB each. The cache is cleared when it is full. */
const MOST = 5000;
const kept = new WeakMap<CatalogSnapshot, { readonly today: string; readonly cards: Map<Content, Card> }>();

/** A card that many are shown: one object for all of them on that day (`today`, YYYY-MM-DD), so that what is made of it can be kept as well. */
export const sharedCard = (content: Content, catalog: CatalogSnapshot, today: string): Card => {
  const known = kept.get(catalog);
  const shared = known?.today === today && known.cards.size < MOST ? known : { today, cards: new Map<Content, Card>() };
  if (shared !== known) kept.set(catalog, shared);
  const card = shared.cards.get(content) ?? presentCard(content, catalog, today);
  shared.cards.set(content, card);
  return card;
};
