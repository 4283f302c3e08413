import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factorise } from './factorise.ts';
import { nearnessTo, packedVectors, unitVectors, unpackedVectors } from './nearness.ts';
import { matrixBuilder } from './sparse-matrix.ts';

const matrixOf = (rows: readonly (readonly number[])[]) => {
  const builder = matrixBuilder(rows[0]?.length ?? 0);
  for (const [row, values] of rows.entries())
    for (const [column, value] of values.entries()) if (value !== 0) builder.add(row, column, value);
  return builder.build(rows.length);
};
const grid = fc.tuple(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 2, max: 12 })).chain(([rows, columns]) =>
  fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  }),
);
const vector = (all: Float32Array, dimensions: number, index: number) =>
  all.subarray(index * dimensions, (index + 1) * dimensions);
const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

test('with as many dimensions as it has columns, the vectors give the matrix back', () => {
  fc.assert(
    fc.property(grid, fc.nat(), (rows, seed) => {
      const columns = rows[0]?.length ?? 0;
      const factors = factorise(matrixOf(rows), columns, seed);
      for (const [row, values] of rows.entries())
        for (const [column, value] of values.entries())
          expect(dot(vector(factors.rows, columns, row), vector(factors.columns, columns, column))).toBeCloseTo(value, 2);
    }),
    { numRuns: 60 },
  );
});

test('the same seed gives the same vectors, number for number', () => {
  fc.assert(
    fc.property(grid, fc.nat(), (rows, seed) => {
      expect(factorise(matrixOf(rows), 3, seed)).toEqual(factorise(matrixOf(rows), 3, seed));
    }),
    { numRuns: 40 },
  );
});

test('rows that are alike point the same way, and those that share nothing are perpendicular', () => {
  const alike = [3, 0, 1, 0, 0, 0];
  const factors = factorise(matrixOf([alike, alike.map((value) => value * 2), [0, 0, 0, 2, 1, 4]]), 4, 7);
  const units = unitVectors(factors.rows, 4);
  expect(dot(vector(units, 4, 0), vector(units, 4, 1))).toBeCloseTo(1, 4);
  expect(dot(vector(units, 4, 0), vector(units, 4, 2))).toBeCloseTo(0, 4);
});

test('an empty matrix has vectors without direction', () => {
  const { rows, columns } = factorise(matrixBuilder(3).build(2), 2, 1);
  expect([...rows, ...columns]).toEqual(Array.from({ length: 10 }, () => 0));
});

const vectors = fc
  .array(
    fc.array(fc.float({ min: -8, max: 8, noNaN: true }), { minLength: 5, maxLength: 5 }).filter((v) => Math.hypot(...v) > 0.1),
    { minLength: 1, maxLength: 20 },
  )
  .map((list) => Float32Array.from(list.flat()));

test('every vector has length 1', () => {
  fc.assert(
    fc.property(vectors, (some) => {
      const units = unitVectors(some, 5);
      for (let index = 0; index < units.length / 5; index += 1) expect(Math.hypot(...vector(units, 5, index))).toBeCloseTo(1, 5);
    }),
  );
});

test('nothing is nearer to a vector than itself', () => {
  fc.assert(
    fc.property(vectors, fc.nat(), (some, chosen) => {
      const units = unitVectors(some, 5);
      const index = chosen % (units.length / 5);
      const nearness = nearnessTo(vector(units, 5, index), units);
      expect(nearness[index]).toBeCloseTo(1, 5);
      expect(Math.max(...nearness)).toBeLessThanOrEqual((nearness[index] ?? 0) + 1e-6);
      expect(Math.min(...nearness)).toBeGreaterThanOrEqual(-1 - 1e-6);
    }),
  );
});

test('a byte per number keeps the direction', () => {
  fc.assert(
    fc.property(vectors, (some) => {
      const units = unitVectors(some, 5);
      const kept = unpackedVectors(packedVectors(units), 5);
      for (let index = 0; index < units.length / 5; index += 1)
        expect(dot(vector(units, 5, index), vector(kept, 5, index))).toBeGreaterThan(0.999);
    }),
  );
});
