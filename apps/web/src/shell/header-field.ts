import { type ComponentType, createContext, use } from 'react';

/** Search field for the header, injected by the search feature so that the shell does not depend on it. */
export interface LentField {
  readonly Field: ComponentType<{ profileId: string | null; onClose: () => void }>;
  /** Fetches it, before it is needed. */
  readonly bring: () => Promise<unknown>;
}

const LentFieldContext = createContext<LentField | null>(null);
/** Provided above the frame. Without it the header links to the search page. */
export const LentFieldProvider = LentFieldContext.Provider;

export const useLentField = (): LentField | null => use(LentFieldContext);
