import type { Card } from '@madang/contract/catalog/catalog.contract.ts';
import { type CardView, presentCardView, type Reader } from '#app/features/catalog/index.ts';

/** A title that a search found: who searched by its Korean name knows it again. */
export const presentFound = (card: Card, reader: Reader): CardView => ({
  ...presentCardView(card, reader),
  titleKo: card.meta.title.ko,
});
