import { type ComponentType, createContext, use } from 'react';

/** Search field for the header, injected by the search feature so that the shell does not depend on it. */
export interface HeaderField {
  readonly Field: ComponentType<{ profileId: string | null; onClose: () => void }>;
  /** Fetches it, before it is needed. */
  readonly load: () => Promise<unknown>;
}

const LentFieldContext = createContext<HeaderField | null>(null);
/** Provided above the frame. Without it the header links to the search page. */
export const LentFieldProvider = LentFieldContext.Provider;

export const useHeaderField = (): HeaderField | null => use(LentFieldContext);
