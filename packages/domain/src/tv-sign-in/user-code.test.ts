import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newUserCode, normalUserCode, shownUserCode } from './user-code.ts';

const codes = fc.infiniteStream(fc.nat({ max: 19 })).map((stream) => newUserCode(() => stream.next().value ?? 0));

test('a code has six letters, none of which is taken for another or makes a word [TV-14]', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{6}$/);
    }),
  );
});

test('a code is understood as it is shown, in small letters, with spaces and with dashes', () => {
  fc.assert(
    fc.property(codes, (code) => {
      const variants = [shownUserCode(code), code.toLowerCase(), ` ${[...code].join(' ')} `, [...code].join('–')];
      for (const typed of variants) expect(normalUserCode(typed)).toBe(code);
    }),
  );
});

test.each(['', 'BCDFG', 'BCDFGHJ', 'BCDFGA', 'BCDFG0', 'ＢＣＤＦＧＨ', "B' or 1=1", '가나다라마바'])(
  '“%s” is no code of a television',
  (typed) => {
    expect(normalUserCode(typed)).toBeNull();
  },
);
