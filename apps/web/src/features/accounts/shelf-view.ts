import type { Client } from '@madang/contract/client.ts';
import { presentCardView, type CardView, type Reader } from '#app/features/catalog/index.ts';
import type { ListPart } from '#app/platform/use-growing-list.ts';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';

/** Titles of one page of the shelf (LI-05). */
export const SHELF_PAGE = PAGE_SIZES.myPage;

/** A page of the profile's shelf, newest first. */
export const readShelf = async (api: Client, reader: Reader, offset: number): Promise<ListPart<CardView>> => {
  const { objects, total_count } = await api.listFavorites({ offset, limit: SHELF_PAGE });
  return { items: objects.map((card) => presentCardView(card, reader)), total: total_count };
};
