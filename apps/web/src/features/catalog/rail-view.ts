import type { Client } from '@madang/contract/client.ts';
import type { Collection, Card } from '@madang/contract/catalog/catalog.contract.ts';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { type CardView, presentCardView, type CardReader } from './card-view.ts';
import { withoutRepeats } from './without-repeats.ts';

export type RailLayout = Exclude<Collection['layout'], 'stage'>;

/** Where the titles of a rail come from: a collection, or what is recommended, perhaps because of one title that was watched. */
export type RailSource =
  | { readonly kind: 'collection'; readonly id: string }
  | { readonly kind: 'recommended'; readonly becauseOf: string | null };

/** Names a rail among those of a page. */
export const railKey = (source: RailSource): string =>
  source.kind === 'collection' ? source.id : `recommended ${source.becauseOf ?? ''}`;

/** The name under which what is opened from a rail is reported (CA-83). */
export const toCollectionName = (source: RailSource): string => {
  if (source.kind === 'collection') return source.id;
  return source.becauseOf === null ? 'recommended' : `because-of-${source.becauseOf}`;
};

/** A rail in the loader data: the cards that fit a wide screen. The others load when it comes into view. */
export interface RailView {
  readonly source: RailSource;
  readonly name: string;
  readonly layout: RailLayout;
  readonly cards: readonly CardView[];
  /** Size of the whole rail, at most 24. */
  readonly total: number;
}

/** A rail before any of its titles. */
export interface RailName {
  /** ID of the collection. */
  readonly id: string;
  readonly name: string;
  readonly layout: RailLayout;
}

/** Key of a rail whose HTML and data are an SSR fragment outside the loader data. */
export type RailKey = string;

/** The name of a rail among the written parts of a page. */
export const railFragmentName = (key: string): string => `rail ${key}`;

/** Titles of a rail on home (CA-54). */
export const RAIL_LENGTH = PAGE_SIZES.homeRail;

/** Cards that fit the widest screen, with the edge of the next (CA-65). */
export const SHOWN_AT_FIRST: Readonly<Record<RailLayout, number>> = { posters: 10, stills: 6, top_ten: 10 };

/** Cards of a rail further down: enough without JavaScript. The others load before it is in view. */
export const SHOWN_FURTHER_DOWN = 4;

export const railView = (
  { source, name, layout }: Pick<RailView, 'source' | 'name' | 'layout'>,
  { objects, total_count }: { readonly objects: readonly Card[]; readonly total_count: number },
  reader: CardReader,
  present = presentCardView,
): RailView => ({
  source,
  name,
  layout,
  cards: withoutRepeats(objects.map((card) => present(card, reader))),
  total: Math.min(total_count, layout === 'top_ten' ? SHOWN_AT_FIRST.top_ten : RAIL_LENGTH),
});

/** The first titles of a collection as a rail. */
export const readRail = async (
  api: Pick<Client, 'listCollection'>,
  { id, name, layout }: RailName,
  limit: number,
  reader: CardReader,
): Promise<RailView> => {
  const cards = await api.listCollection({ collection_id: id, limit });
  return railView({ source: { kind: 'collection', id }, name, layout }, cards, reader);
};
