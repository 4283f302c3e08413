import type { TitleIndex } from '../ports.ts';

export interface AwaitedTitleIndex extends TitleIndex {
  /** Begins to build it, unless a search has. */
  prepare(): Promise<void>;
}

/** An index that is opened by the first search, or by whoever prepares for it: a server starts without what only searches need. */
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
