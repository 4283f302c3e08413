import { runYielding } from '../../background/yield-to-event-loop.ts';
import type { TitleIndex } from '../../ports/search.ts';
import { generateEntries } from './entries.ts';
import { type TextIndex, textIndex } from './text-index.ts';
import type { CatalogSnapshot } from '../../ports/catalog-snapshot.ts';

/**
 * Index in memory, rebuilt when the catalogue changes. The previous index answers meanwhile, so only the very first search waits
 * for a build.
 */
export const memoryTitleIndex = (catalog: () => CatalogSnapshot): TitleIndex => {
  let built: { readonly of: CatalogSnapshot; readonly index: TextIndex } | null = null;
  let building: Promise<TextIndex> | null = null;

  const build = async (): Promise<TextIndex> => {
    const of = catalog();
    const index = await runYielding(textIndex(generateEntries(of)));
    built = { of, index };
    return index;
  };
  const begin = (): Promise<TextIndex> =>
    (building ??= build().finally(() => {
      building = null;
    }));
  const current = async (): Promise<TextIndex> => {
    if (built === null) return begin();
    // A failure of what goes on beside an answer is met again by the next search.
    if (built.of !== catalog()) begin().catch(() => undefined);
    return built.index;
  };

  begin().catch(() => undefined);
  return {
    async find(q, { language, most }) {
      return (await current()).find(q, language, most);
    },
  };
};
