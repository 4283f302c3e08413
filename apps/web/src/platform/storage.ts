/** JSON in the storage of a tab or browser. Full, forbidden or malformed storage reads as empty. */
const jar = (storage: () => Storage) => ({
  read: (key: string): unknown => {
    try {
      const text = storage().getItem(key);
      return text === null ? null : JSON.parse(text);
    } catch {
      return null;
    }
  },
  write: (key: string, value: unknown): void => {
    try {
      storage().setItem(key, JSON.stringify(value));
    } catch {
      // A full or forbidden storage costs a convenience, never the page.
    }
  },
  remove: (key: string): void => {
    try {
      storage().removeItem(key);
    } catch {
      // Full or forbidden storage.
    }
  },
});

export const tabStorage = jar(() => window.sessionStorage);
export const browserStorage = jar(() => window.localStorage);
