import type { Repositories } from '@madang/database/repositories.ts';
import { inTurns } from '../in-turns.ts';
import { type CatalogSnapshot, snapshotOf } from './catalog-snapshot.ts';

export interface CatalogSource {
  current(): CatalogSnapshot;
  /** Ids of the titles played most, most first; none until they have been ranked. */
  mostPlayed(): readonly string[];
  /** Reads anew what is not as it was, catalogue or ranking; true when something was. */
  refresh(): Promise<boolean>;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/**
 * Holds the snapshot that use cases read. Its first reading is a condition of serving at all; while it is read anew, the one before
 * answers.
 */
export const catalogSource = async ({
  catalog,
  recommendations,
}: Pick<Repositories, 'catalog' | 'recommendations'>): Promise<CatalogSource> => {
  const read = async () => inTurns(snapshotOf(await catalog.getAll()));
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
