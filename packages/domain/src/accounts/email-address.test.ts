import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOfEmail, normalEmail, readableEmail, repairedEmail } from './email-address.ts';

test.each([
  ['mina@bücher.example', 'mina@xn--bcher-kva.example'],
  ['Mina@BÜCHER.Example', 'mina@xn--bcher-kva.example'],
  ['mina@bu\u0308cher.example', 'mina@xn--bcher-kva.example'],
  ['mina@XN--BCHER-KVA.example', 'mina@xn--bcher-kva.example'],
  ['mina@bücher。example', 'mina@xn--bcher-kva.example'],
  ['mina@ｍａｄａｎｇ.example', 'mina@madang.example'],
  ['mi\u0301na@마당.example', 'm\u00edna@xn--ok1b32k.example'],
  ['mina@straße.example', 'mina@xn--strae-oqa.example'],
])('%s has the normalized form %s', (typed, normalized) => {
  expect(faultOfEmail(typed)).toBeNull();
  expect(normalEmail(typed)).toBe(normalized);
  expect(faultOfEmail(normalized)).toBeNull();
});

test.each([
  '200b',
  '200c',
  '200d',
  '2060',
  '00ad',
  'fe0f',
  '202e',
  '2066',
  '200e',
  'feff',
  '3164',
  '115f',
  '034f',
  '180b',
  '2800',
  'e0061',
])('an address with the invisible character U+%s is refused, wherever it is', (code) => {
  const hidden = String.fromCodePoint(Number.parseInt(code, 16));
  for (const typed of [`mi${hidden}na@try.example`, `mina@tr${hidden}y.example`, `mina@try.example${hidden}`])
    expect(faultOfEmail(typed)).toBe('has_invisible');
  expect(repairedEmail(`mi${hidden}na@try.example${hidden}`)).toBe('mina@try.example');
});

test.each([
  'mina@1.2.3.4',
  'mina@0x7f.1',
  'mina@example.12',
  'mina@try.example:80',
  'mina@try.example/path',
  'mina@try.example?q',
  'mina@try.example#a',
  'mina@tr%79.example',
  'mina@a／b.example',
  `mina@${'a'.repeat(64)}.example`,
  `${'é'.repeat(33)}@try.example`,
  'mi\ue000na@try.example',
  'mi\ud800na@try.example',
])('%j is no e-mail address', (typed) => {
  expect(faultOfEmail(typed)).toBe('malformed');
  expect(repairedEmail(typed.replaceAll(/[\ue000\ud800]/g, '/'))).toBe(
    typed.includes('\ue000') || typed.includes('\ud800') ? 'mi/na@try.example' : null,
  );
});

test('every accepted address is its own normalized form once normalized, and is accepted again', () => {
  const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(part, part, part, (local, name, end) => {
      const typed = `${local}@${name}.${end}`;
      fc.pre(faultOfEmail(typed) === null);
      const normalized = normalEmail(typed);
      expect(faultOfEmail(normalized)).toBeNull();
      expect(normalEmail(normalized)).toBe(normalized);
      expect(repairedEmail(normalized)).toBe(normalized);
      expect(normalEmail(typed.normalize('NFD'))).toBe(normalized);
      expect(normalEmail(readableEmail(normalized, domainToUnicode))).toBe(normalized);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['mina@xn--bcher-kva.example', 'mina@bücher.example'],
  ['mina@xn--ok1b32k.example', 'mina@마당.example'],
  ['mina@madang.example', 'mina@madang.example'],
  // Cyrillic letters that look like “apple”, a mixture of scripts, and a dotless i.
  ['mina@xn--80ak6aa92e.example', 'mina@xn--80ak6aa92e.example'],
  [normalEmail('mina@pаypal.example'), 'mina@xn--pypal-4ve.example'],
  [normalEmail('mina@madıng.example'), normalEmail('mina@madıng.example')],
])('%s is shown as %s', (email, shown) => {
  expect(readableEmail(email, domainToUnicode)).toBe(shown);
});
