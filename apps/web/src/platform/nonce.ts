import { createContext, use } from 'react';

const NonceContext = createContext<string | undefined>(undefined);
export const NonceProvider = NonceContext.Provider;

/** CSP nonce for inline scripts of this page. Only the server knows it. */
export const useNonce = (): string | undefined => use(NonceContext);
