import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutLinks } from './letter-page.ts';

test.each([
  'https://elsewhere.example/pay',
  'www.elsewhere.example',
  'elsewhere.example',
  'joon@elsewhere.example',
  'mailto:joon',
])('mail clients do not turn %s into a link, and it looks unchanged', (address) => {
  const written = withoutLinks(`Look at ${address} soon.`);
  expect(written).not.toContain(address);
  expect(written).not.toMatch(/[.:/@][^\s\u200b]/);
  expect(written.replaceAll('\u200b', '')).toBe(`Look at ${address} soon.`);
});

test('only zero-width spaces are added to any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = text.replaceAll('\u200b', '');
      expect(withoutLinks(plain).replaceAll('\u200b', '')).toBe(plain);
    }),
  );
});
