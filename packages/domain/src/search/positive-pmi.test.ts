import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positivePmi } from './positive-pmi.ts';
import { matrixBuilder, type SparseMatrix, stacked } from './sparse-matrix.ts';

const COLUMNS = 6;
const counts = fc.array(fc.record({ row: fc.nat(7), column: fc.nat(COLUMNS - 1), value: fc.integer({ min: 1, max: 9 }) }), {
  maxLength: 40,
});
type Count = { readonly row: number; readonly column: number; readonly value: number };

const matrixOf = (entries: readonly Count[], rows = 8): SparseMatrix => {
  const builder = matrixBuilder(COLUMNS);
  for (const { row, column, value } of entries) builder.add(row, column, value);
  return builder.build(rows);
};
const entriesOf = ({ rows, starts, places, values }: SparseMatrix): Count[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from(places.slice(starts[row], starts[row + 1]), (column, index) => ({
      row,
      column,
      value: values[(starts[row] ?? 0) + index] ?? 0,
    })),
  ).flat();

test('a matrix holds the sum of what was added to each place, column after column', () => {
  fc.assert(
    fc.property(counts, (entries) => {
      const sums = new Map<string, number>();
      for (const { row, column, value } of entries) sums.set(`${row} ${column}`, (sums.get(`${row} ${column}`) ?? 0) + value);
      const built = entriesOf(matrixOf(entries));
      expect(Object.fromEntries(built.map(({ row, column, value }) => [`${row} ${column}`, value]))).toEqual(
        Object.fromEntries(sums),
      );
      expect(built).toEqual(built.toSorted((a, b) => a.row - b.row || a.column - b.column));
    }),
  );
});

test('a column beyond the edge is a mistake, not a wider matrix', () => {
  expect(() => matrixBuilder(3).add(0, 3, 1)).toThrow(RangeError);
  expect(() => matrixBuilder(3).add(0, -1, 1)).toThrow(RangeError);
});

test('matrices one below the other keep their rows', () => {
  fc.assert(
    fc.property(counts, counts, (above, below) => {
      const both = stacked([matrixOf(above), matrixOf(below)]);
      const moved = entriesOf(matrixOf(below)).map((entry) => ({ ...entry, row: entry.row + 8 }));
      expect(entriesOf(both)).toEqual([...entriesOf(matrixOf(above)), ...moved]);
    }),
  );
  expect(() => stacked([matrixBuilder(2).build(1), matrixBuilder(3).build(1)])).toThrow(RangeError);
});

test('what comes together oftener than chance is positive, and nothing else is kept', () => {
  fc.assert(
    fc.property(counts, fc.double({ min: 0.5, max: 3, noNaN: true }), (entries, weight) => {
      const matrix = matrixOf(entries);
      const information = entriesOf(positivePmi(matrix, weight));
      const known = new Set(entriesOf(matrix).map(({ row, column }) => `${row} ${column}`));
      for (const { row, column, value } of information) {
        expect(value).toBeGreaterThan(0);
        expect(known.has(`${row} ${column}`)).toBe(true);
      }
    }),
  );
});

test('a word of one title tells more of it than a word of all titles', () => {
  const everywhere = Array.from({ length: COLUMNS }, (_, column) => ({ row: 0, column, value: 1 }));
  const information = entriesOf(positivePmi(matrixOf([...everywhere, { row: 1, column: 2, value: 1 }])));
  const of = (row: number) => information.find((entry) => entry.row === row && entry.column === 2)?.value ?? 0;
  expect(of(1)).toBeGreaterThan(of(0) + 1);
});
