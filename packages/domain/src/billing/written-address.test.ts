import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writtenAddress } from './written-address.ts';

const bora = { first_name: 'Bora', last_name: 'Han', address_1: '12 Hanok Street' };

test.each([
  ['US', { city: 'Albany', state: 'NY', zip: '10001' }, 'Albany, NY 10001'],
  ['US', { city: 'Seattle', state: 'WA', zip: '98101-1234' }, 'Seattle, WA 98101-1234'],
  ['CA', { city: 'Toronto', state: 'ON', zip: 'M5V 2T6' }, 'Toronto, ON M5V 2T6'],
  ['AU', { city: 'Melbourne', state: 'VIC', zip: '3000' }, 'Melbourne VIC 3000'],
  ['GB', { city: 'London', zip: 'SW1A 1AA' }, 'London SW1A 1AA'],
  ['DE', { city: 'Berlin', zip: '10115' }, '10115 Berlin'],
  ['ES', { city: 'Getafe', state: 'Madrid', zip: '28901' }, '28901 Getafe, Madrid'],
  ['HK', { city: 'Kowloon' }, 'Kowloon'],
])('in %s the place of an address is written %j', (country, place, line) => {
  expect(writtenAddress(country, { ...bora, ...place })).toEqual({
    country,
    lines: ['Bora Han', '12 Hanok Street', line],
    taxId: null,
  });
});

test('in Brazil an address has its number behind a comma, and codes have their signs', () => {
  const street = { street: 'Avenida Paulista', number: '1578', address_2: 'Bela Vista' };
  const place = { cep: '01310100', city: 'São Paulo', state: 'SP' };
  expect(writtenAddress('BR', { ...bora, ...street, ...place, tax_id: '52998224725' })).toEqual({
    country: 'BR',
    lines: ['Bora Han', 'Avenida Paulista, 1578', 'Bela Vista', '01310-100 São Paulo - SP'],
    taxId: '529.982.247-25',
  });
  expect(writtenAddress('BR', { tax_id: '11222333000181' }).taxId).toBe('11.222.333/0001-81');
  // What was kept before it was checked is printed as it is.
  expect(writtenAddress('BR', { tax_id: 'unknown' })).toEqual({ country: 'BR', lines: [], taxId: 'unknown' });
});

test('whatever is missing, no line is empty and none begins or ends with what joins', () => {
  const fields = ['first_name', 'last_name', 'street', 'number', 'address_1', 'address_2', 'city', 'state', 'zip', 'cep'];
  fc.assert(
    fc.property(fc.constantFrom('US', 'BR', 'AU', 'DE'), fc.subarray(fields), (country, given) => {
      const { lines } = writtenAddress(country, Object.fromEntries(given.map((name) => [name, 'x1x1x1'])));
      for (const line of lines) expect(line).toMatch(/^x.*\w$/);
    }),
  );
});
