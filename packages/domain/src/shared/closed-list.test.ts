import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryFor, memberOf } from './closed-list.ts';

const COLORS = ['red', 'green'] as const;
const WAVES = { red: 700, green: 546 } as const;

test('a member of a closed list is returned as it is', () => {
  expect(COLORS.map((color) => memberOf(COLORS, color, 'color'))).toEqual(COLORS);
  expect(COLORS.map((color) => entryFor(WAVES, color, 'color'))).toEqual([700, 546]);
});

test('any other value is an error that names the value and the list, and never a member', () => {
  const other = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'toString', 'Red', 'red ', null, undefined, 0));
  fc.assert(
    fc.property(
      other.filter((value) => value !== 'red' && value !== 'green'),
      (value) => {
        expect(() => memberOf(COLORS, value, 'color')).toThrow(/unknown color/);
        expect(() => entryFor(WAVES, value as 'red', 'color')).toThrow(/unknown color/);
      },
    ),
  );
  expect(() => memberOf(COLORS, 'blue', 'color')).toThrow('unknown color: "blue"');
});
