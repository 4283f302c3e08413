import type { Card, Image } from '@madang/contract/catalog/catalog.contract.ts';
import type { Client } from '@madang/contract/client.ts';
import { CATALOGS } from '@madang/domain/catalog/vocabulary.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { pickText } from '#app/shell/language.ts';

export interface TvCard {
  readonly id: string;
  readonly title: string;
  readonly image: Image;
}
export interface TvRow {
  readonly id: string;
  /** Null for what the profile is in the middle of. */
  readonly title: string | null;
  readonly cards: readonly TvCard[];
}

/** What a television can play: webtoons are read, and what is not ready is not there yet. */
const SHOWN: readonly number[] = [CATALOGS.drama, CATALOGS.movie, CATALOGS.variety, CATALOGS.kpop];
const IN_A_ROW = 18;

const isPlayable = ({ state, detail_type: type }: Card): boolean => state === 'ready' && type !== 'webtoon';

/** The rows of a television: first what the profile can go on with, then the newest of some categories. */
export const readTvRows = async (
  api: Pick<Client, 'listMenu' | 'listCollection' | 'listContinueWatching'>,
  language: Language,
): Promise<readonly TvRow[]> => {
  const begun = async (): Promise<TvRow> => {
    const { objects } = await api.listContinueWatching({ limit: IN_A_ROW });
    const watched = objects.filter(({ series }) => isPlayable(series));
    const cards = watched.map(({ id, series }) => ({ id, title: pickText(language, series.meta.title), image: series.image }));
    return { id: 'begun', title: null, cards };
  };
  const { entries } = await api.listMenu();
  const newest = SHOWN.map(async (category): Promise<TvRow> => {
    const entry = entries.find(({ id }) => id === category);
    if (!entry) return { id: String(category), title: null, cards: [] };
    const { objects } = await api.listCollection({ collection_id: String(category), sort: 'newest', limit: IN_A_ROW });
    const cards = objects.filter(isPlayable).map(({ id, meta, image }) => ({ id, title: pickText(language, meta.title), image }));
    return { id: String(category), title: pickText(language, entry.display_name), cards };
  });
  return (await Promise.all([begun(), ...newest])).filter(({ cards }) => cards.length > 0);
};
