import { createContext, use } from 'react';

const NonceContext = createContext<string | undefined>(undefined);
export const NonceProvider = NonceContext.Provider;

/** What lets a script of ours into this page; only the server knows it. */
export const useNonce = (): string | undefined => use(NonceContext);
