import type { Card } from '@madang/contract/catalog/catalog.contract.ts';
import { type CardView, presentCardView, type CardReader } from './card-view.ts';

const views = new WeakMap<Card, Map<string, CardView>>();

/** What all who read alike are shown of a card: one object, as long as the card is kept. */
export const sharedCardView = (card: Card, reader: CardReader): CardView => {
  const known = views.get(card) ?? new Map<string, CardView>();
  views.set(card, known);
  const key = `${reader.language} ${reader.entitled ? 'entitled' : ''} ${reader.today}`;
  const view = known.get(key) ?? presentCardView(card, reader);
  known.set(key, view);
  return view;
};
