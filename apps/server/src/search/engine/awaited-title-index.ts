import type { TitleIndex } from '../../ports/search.ts';

export interface AwaitedTitleIndex extends TitleIndex {
  /** Begins to build it, unless a search has. */
  prepare(): Promise<void>;
}

/** Lazy index: opened by the first search or a warm-up, so that a server starts without it. */
export const awaitedTitleIndex = (open: () => Promise<TitleIndex>): AwaitedTitleIndex => {
  let opened: Promise<TitleIndex> | null = null;
  const index = (): Promise<TitleIndex> => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  return {
    async prepare() {
      await index();
    },
    async find(q, options) {
      return (await index()).find(q, options);
    },
  };
};
