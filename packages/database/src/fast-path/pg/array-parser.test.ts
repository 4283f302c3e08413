import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { fastArrayParser } from './array-parser.ts';

const INTEGERS: number = 1007;
const TEXTS: number = 1009;

/** Array literal as PostgreSQL writes it (its documentation, 8.15.6). */
const written = (items: readonly (string | number | null)[]): string => {
  const quoted = (item: string) =>
    item === '' || /[\s"\\{},]|^null$/i.test(item) ? `"${item.replaceAll(/["\\]/g, '\\$&')}"` : item;
  return `{${items.map((item) => (item === null ? 'NULL' : quoted(String(item)))).join(',')}}`;
};

test('whatever an array holds, it is read as the driver reads it', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('NULL', 'null', 'Nari', '', ' ', '{}', 'a,b', '한국', '\\'));
  fc.assert(
    fc.property(fc.array(fc.option(text)), (items) => {
      const arrived = written(items);
      expect(fastArrayParser(TEXTS)?.(arrived)).toEqual(items);
      expect(fastArrayParser(TEXTS)?.(arrived)).toEqual(pg.types.getTypeParser(TEXTS, 'text')(arrived));
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer())), (items) => {
      expect(fastArrayParser(INTEGERS)?.(written(items))).toEqual(items);
    }),
  );
});

test('arrays in arrays keep their form', () => {
  expect(fastArrayParser(INTEGERS)?.('{{1,2},{3,4}}')).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('other types are none of its business', () => {
  expect(fastArrayParser(25)).toBeNull();
});
