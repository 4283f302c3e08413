import type { Repositories } from '@madang/database/repositories.ts';
import { runYielding } from '../background/yield-to-event-loop.ts';
import { buildSnapshot } from './catalog-snapshot.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';

export interface CatalogSource {
  current(): CatalogSnapshot;
  /** Ids of the titles played most, most first; none until they have been ranked. */
  mostPlayed(): readonly string[];
  /** Reloads the catalogue and the ranking if their version changed. True when one was reloaded. */
  refresh(): Promise<boolean>;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/**
 * Holds the snapshot that use cases read. The server does not start without a first snapshot. During a reload the previous one
 * stays in use.
 */
export const catalogSource = async ({
  catalog,
  recommendations,
}: Pick<Repositories, 'catalog' | 'recommendations'>): Promise<CatalogSource> => {
  const read = async () => runYielding(buildSnapshot(await catalog.getAll()));
  let snapshot = await read();
  let played = await recommendations.getRanking('most_played');
  const refresh = async (): Promise<boolean> => {
    const ranked = await recommendations.getRanking('most_played');
    const isRankedAnew = !isSame(ranked, played);
    if (isRankedAnew) played = ranked;
    if ((await catalog.getVersion()) === snapshot.version) return isRankedAnew;
    snapshot = await read();
    return true;
  };
  let going: Promise<boolean> | null = null;
  return {
    current: () => snapshot,
    mostPlayed: () => played,
    refresh() {
      // A long catalogue takes longer to read than the time between two looks.
      going ??= refresh().finally(() => {
        going = null;
      });
      return going;
    },
  };
};
