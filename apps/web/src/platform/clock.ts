/** The browser's clock, in ms since 1970. On the server ask the visitor (`visitor.now`). */
export const now = (): number => Date.now();
