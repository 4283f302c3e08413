import type { Watching } from '@madang/contract/watch-history/watch-history.contract.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { presentCard, presentTexts } from '../catalog/catalog.presenter.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';

/** A watch-history item with the card of its series (LI-10 to LI-17). `modified` in milliseconds since 1970. */
export const presentWatching = (
  content: Content,
  { playingTime, finished, modified }: { readonly playingTime: number; readonly finished: boolean; readonly modified: number },
  catalog: CatalogSnapshot,
  today: string,
): Watching => {
  const series = (content.parentId !== null && catalog.find(content.parentId)) || content;
  return {
    id: content.id,
    playing_time: playingTime,
    is_finish: finished,
    modified: new Date(modified).toISOString(),
    parent_id: content.parentId,
    image: { ...content.picture },
    meta: {
      episode_number: content.number,
      duration: content.durationSeconds,
      title: { ...presentTexts(content.title), ko: content.title.ko },
    },
    series: presentCard(series, catalog, today),
  };
};
