/** Keeps what was used last, as long as all of it weighs no more than `maxBytes`. */
interface ByteCache<V> {
  readonly get: (key: string) => V | undefined;
  readonly put: (key: string, value: V) => void;
  readonly bytes: () => number;
}

export const byteCache = <V>(maxBytes: number, weigh: (value: V) => number): ByteCache<V> => {
  const entries = new Map<string, V>();
  let bytes = 0;

  const drop = (key: string) => {
    const value = entries.get(key);
    if (value === undefined) return;
    entries.delete(key);
    bytes -= weigh(value);
  };

  return {
    get: (key) => {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      // A Map keeps the order of insertion: put back, the entry is the youngest.
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    put: (key, value) => {
      drop(key);
      if (weigh(value) > maxBytes) return;
      entries.set(key, value);
      bytes += weigh(value);
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) return;
        drop(oldest);
      }
    },
    bytes: () => bytes,
  };
};
