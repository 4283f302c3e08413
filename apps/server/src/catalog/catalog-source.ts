import type { CatalogRepository } from '@madang/database/catalog/catalog.repository.ts';
import { type CatalogSnapshot, catalogSnapshot } from './catalog-snapshot.ts';

export interface CatalogSource {
  current(): CatalogSnapshot;
  /** Reads the catalogue anew if its version is another one; true when it was. */
  refresh(): Promise<boolean>;
}

/** Holds the snapshot that use cases read. Its first reading is a condition of serving at all. */
export const catalogSource = async (repository: CatalogRepository): Promise<CatalogSource> => {
  let snapshot = catalogSnapshot(await repository.getAll());
  return {
    current: () => snapshot,
    async refresh() {
      if ((await repository.getVersion()) === snapshot.version) return false;
      snapshot = catalogSnapshot(await repository.getAll());
      return true;
    },
  };
};
