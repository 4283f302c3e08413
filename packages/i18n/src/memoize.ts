/** Intl objects are dear to make and cheap to keep. */
export const memoize = <T>(make: (...key: readonly string[]) => T) => {
  const made = new Map<string, T>();
  return (...key: readonly string[]): T => {
    const name = key.join(' ');
    const found = made.get(name) ?? make(...key);
    made.set(name, found);
    return found;
  };
};
