import { type ComponentType, createContext, use } from 'react';

/** Search field for the header, injected by the search feature so that the shell does not depend on it. */
export interface HeaderField {
  readonly Field: ComponentType<{ profileId: string | null; onClose: () => void }>;
  /** Loads the field before it is needed. */
  readonly load: () => Promise<unknown>;
}

const HeaderFieldContext = createContext<HeaderField | null>(null);
/** Provided above the frame. Without it the header links to the search page. */
export const HeaderFieldProvider = HeaderFieldContext.Provider;

export const useHeaderField = (): HeaderField | null => use(HeaderFieldContext);
