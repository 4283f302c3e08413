import type { Collection } from '@madang/contract/catalog/catalog.contract.ts';
import { type CardView, presentCardView, type Reader } from './card-view.ts';
import type { Card } from '@madang/contract/catalog/catalog.contract.ts';
import { withoutRepeats } from './without-repeats.ts';

export type RailLayout = Exclude<Collection['layout'], 'stage'>;

/** A rail as the page brings it: what a wide screen shows of it, the rest comes when it is near. */
export interface RailView {
  /** The collection, or null for what is recommended. */
  readonly id: string | null;
  readonly name: string;
  readonly layout: RailLayout;
  readonly cards: readonly CardView[];
  /** Of the whole rail, at most 24. */
  readonly total: number;
}

/** Titles of a rail on home (CA-54). */
export const RAIL_LENGTH = 24;

/** As many cards as the widest screen shows with the edge of the next (CA-65). */
export const SHOWN_AT_FIRST: Readonly<Record<RailLayout, number>> = { posters: 10, stills: 6, top_ten: 10 };

export const railView = (
  { id, name, layout }: Pick<RailView, 'id' | 'name' | 'layout'>,
  { objects, total_count }: { readonly objects: readonly Card[]; readonly total_count: number },
  reader: Reader,
): RailView => ({
  id,
  name,
  layout,
  cards: withoutRepeats(objects.map((card) => presentCardView(card, reader))),
  total: Math.min(total_count, layout === 'top_ten' ? SHOWN_AT_FIRST.top_ten : RAIL_LENGTH),
});
