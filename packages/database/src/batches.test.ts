import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inBatches } from './batches.ts';

/** Batch writer keyed by first letter, which records each statement's items and fails for those in `faults`. */
const writerWith = (faults: Readonly<Record<string, object>> = {}) => {
  const statements: (readonly string[])[] = [];
  const write = inBatches(
    (word: string) => word.charAt(0),
    async (words) => {
      statements.push(words);
      await setImmediate();
      for (const word of words) if (faults[word]) throw Object.assign(new Error('no'), faults[word]);
      return words.map((word) => word.toUpperCase());
    },
  );
  return { statements, write };
};

test('what arrives while the database is busy goes together, and each has its own answer', async () => {
  const { statements, write } = writerWith();
  expect(await Promise.all(['a1', 'b1', 'c1', 'd1'].map(write))).toEqual(['A1', 'B1', 'C1', 'D1']);
  expect(statements).toEqual([['a1'], ['b1', 'c1', 'd1']]);
  expect(await write('e1')).toBe('E1');
});

test('of one key each batch has one, in the order in which they came', async () => {
  const { statements, write } = writerWith();
  await Promise.all(['a1', 'b1', 'b2', 'c1', 'b3'].map(write));
  expect(statements).toEqual([['a1'], ['b1', 'c1'], ['b2'], ['b3']]);
});

test('a statement has no more than a hundred rows', async () => {
  const { statements, write } = writerWith();
  await Promise.all(Array.from({ length: 250 }, (_, index) => write(String.fromCodePoint(0x4e00 + index))));
  expect(statements.map(({ length }) => length)).toEqual([1, 100, 100, 49]);
});

test('a row that cannot be fails alone', async () => {
  const { write } = writerWith({ c1: { code: '23503' } });
  const outcomes = await Promise.allSettled(['a1', 'b1', 'c1', 'd1'].map(write));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

test('a database that does not answer fails all waiting items once, and the next write is attempted', async () => {
  const { statements, write } = writerWith({ b1: { code: 'ECONNREFUSED' } });
  const outcomes = await Promise.allSettled(['a1', 'b1', 'c1'].map(write));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(statements).toHaveLength(2);
  expect(await write('d1')).toBe('D1');
});
