import { type ComponentType, createContext, use } from 'react';

/** The field that the header shows where it has room; it comes from the search, which the shell knows nothing of. */
export interface LentField {
  readonly Field: ComponentType<{ profileId: string | null; onClose: () => void }>;
  /** Fetches it, before it is needed. */
  readonly bring: () => Promise<unknown>;
}

const LentFieldContext = createContext<LentField | null>(null);
/** Above the frame of a page; without it the header leads to the page of the search. */
export const LentFieldProvider = LentFieldContext.Provider;

export const useLentField = (): LentField | null => use(LentFieldContext);
