import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteCache } from './byte-cache.ts';

const weigh = (value: string) => value.length;

test('the least recently used entry is evicted first', () => {
  const cache = byteCache(6, weigh);
  cache.put('a', 'aa');
  cache.put('b', 'bb');
  cache.put('c', 'cc');
  cache.get('a');
  cache.put('d', 'dd');
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['aa', undefined, 'cc', 'dd']);
});

test('a value replaces the one before under the same key', () => {
  const cache = byteCache(6, weigh);
  cache.put('a', 'aaaa');
  cache.put('a', 'a');
  expect(cache.get('a')).toBe('a');
  expect(cache.bytes()).toBe(1);
});

test('the cache never holds more than it may, and what is too large is not taken', () => {
  const puts = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.string({ maxLength: 20 })));
  fc.assert(
    fc.property(puts, (list) => {
      const cache = byteCache(16, weigh);
      for (const [key, value] of list) {
        cache.put(key, value);
        expect(cache.bytes()).toBeLessThanOrEqual(16);
        expect(cache.get(key)).toBe(value.length > 16 ? undefined : value);
      }
    }),
  );
});
