import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXTERNAL_ADDRESSES } from './external-addresses.fixture.ts';
import { ownPath, registeredAddress } from './own-path.ts';

const ORIGIN = 'https://madang.example';
const REGISTERED = ['https://store.bango.example/done', 'https://store.bango.example/done?shop=1', 'bangoapp://done'];

/** Redirect URIs that differ from a registered one by a character or two. */
const NEARLY_REGISTERED = [
  'https://store.bango.example/done/',
  'https://store.bango.example/done#',
  'https://store.bango.example/done?shop=2',
  'https://store.bango.example/done?shop=1&next=//evil.example',
  'https://store.bango.example/done?',
  'https://store.bango.example/done/../evil',
  'https://store.bango.example/Done',
  'https://STORE.bango.example/done',
  'http://store.bango.example/done',
  'https://store.bango.example:443/done',
  'https://store.bango.example:8443/done',
  'https://user@store.bango.example/done',
  'https://store.bango.example',
  'https://store.bango.example/',
  'https://bango.example/done',
  'https://store.bango.example.evil.example/done',
  'https://evil.example/https://store.bango.example/done',
  ' https://store.bango.example/done',
  'https://store.bango.example/done ',
  'https://store.bango.example/done\n',
  '\thttps://store.bango.example/done',
  'https://store.bango.example/done%20',
  'https:\\\\store.bango.example\\done',
  '//store.bango.example/done',
  '/done',
];

test('at least sixty ways elsewhere are known', () => {
  expect(new Set(EXTERNAL_ADDRESSES).size).toBeGreaterThanOrEqual(60);
});

test.each(EXTERNAL_ADDRESSES)('%j is no way back, nor an address of a partner', (target) => {
  expect(ownPath(target)).toBeNull();
  expect(registeredAddress(target, REGISTERED)).toBeNull();
});

test.each(NEARLY_REGISTERED)('%j was not registered letter by letter', (target) => {
  expect(registeredAddress(target, REGISTERED)).toBeNull();
});

test('what was registered is an address of the partner', () => {
  for (const target of REGISTERED) expect(registeredAddress(target, REGISTERED)).toBe(target);
  expect(registeredAddress(null, REGISTERED)).toBeNull();
  expect(registeredAddress(undefined, REGISTERED)).toBeNull();
});

test.each(['/en_us/account/payment.data', '/en_us/account/payment.data?_routes=accountPayment', '/en_us/search/_.data?q=ab'])(
  '%s, which a browser would show as serialized data, is no way back',
  (target) => {
    expect(ownPath(target)).toBeNull();
  },
);

test.each(['/', '/en_us/live?x=1', '/en_us/season/1/%E6%9C%88', '/en_us/search/?q=a%2Fb', '/en_us/plan?next=//evil.example'])(
  '%s is a way back',
  (target) => {
    expect(ownPath(target)).toBe(target);
  },
);

test('whatever is taken for a way back stays on this site in a browser', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '.',
    '..',
    '@',
    ':',
    '\t',
    '\n',
    ' ',
    'https:',
    'evil.example',
    '%2f',
    '?',
    '#',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const target = ownPath(`/${pieces.join('')}`);
      if (target !== null) expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 2000 },
  );
});
