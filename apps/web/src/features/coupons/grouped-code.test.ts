import { normalCode } from '@madang/domain/coupons/code.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupedCode } from './grouped-code.ts';

const code = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'), maxLength: 24 });
const typed = fc.string({ unit: fc.constantFrom('a', 'B', '7', '-', ' ', '–', 'o', 'é', '🎟'), maxLength: 40 });

test('a code is grouped by four while it is typed [CP-31]', () => {
  fc.assert(
    fc.property(code, (signs) => {
      let shown = { text: '', caret: 0 };
      for (const sign of signs.toLowerCase()) {
        const next = shown.text.slice(0, shown.caret) + sign + shown.text.slice(shown.caret);
        shown = groupedCode(next, shown.caret + 1);
        expect(shown.caret).toBe(shown.text.length);
      }
      expect(shown.text).toBe(signs.match(/.{1,4}/g)?.join('-') ?? '');
    }),
  );
});

test('the caret stays behind the same characters wherever text is typed or pasted', () => {
  fc.assert(
    fc.property(typed, fc.nat({ max: 40 }), fc.boolean(), (text, signs, forward) => {
      // The caret is between characters, never inside one.
      const place = [...text].slice(0, signs).join('').length;
      const shown = groupedCode(text, place, forward);
      expect(normalCode(shown.text)).toBe(normalCode(text));
      expect(normalCode(shown.text.slice(0, shown.caret))).toBe(normalCode(text.slice(0, place)));
      expect(groupedCode(shown.text, shown.caret, forward)).toEqual(shown);
    }),
  );
});

test('Delete before a dash moves past it, and Backspace behind a dash moves before it', () => {
  expect(groupedCode('ABCDEFGH', 4, true)).toEqual({ text: 'ABCD-EFGH', caret: 5 });
  expect(groupedCode('ABCDEFGH', 4)).toEqual({ text: 'ABCD-EFGH', caret: 4 });
});
