import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ADDRESS_FIELDS, addressForm, type AddressField } from './address-form.ts';
import { checkBillingAddress, faultsOfAddress, type AddressInput, toAddressInput } from './billing-address.ts';
import { normalText } from './field-rules.ts';

const PAULISTA = {
  first_name: 'Mina',
  last_name: 'Oliveira',
  cep: '01310-100',
  street: 'Avenida Paulista',
  number: '1578 - s/2',
  address_2: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  tax_id: '529.982.247-25',
} satisfies AddressInput;
const SEATTLE = {
  first_name: 'Joon',
  last_name: 'Park',
  address_1: '400 Broad St',
  city: 'Seattle',
  state: 'WA',
  zip: '98109-4607',
} satisfies AddressInput;
const MADRID = { first_name: 'Sora', last_name: 'Vidal', address_1: 'Gran Vía 28', city: 'Madrid', zip: '28013' };
const COMPLETE: Readonly<Record<string, AddressInput>> = {
  BR: PAULISTA,
  US: SEATTLE,
  ES: MADRID,
  CA: { ...SEATTLE, city: 'Toronto', state: 'ON', zip: 'm5v3l9' },
};

const fieldsOf = (country: string): readonly AddressField[] => addressForm(country).map(({ field }) => field);
const requiredIn = (country: string): readonly AddressField[] =>
  addressForm(country).flatMap(({ field, required }) => (required ? [field] : []));

test('Brazil asks for CEP, street, number, neighbourhood, city, state and tax number', () => {
  expect(fieldsOf('BR')).toEqual([
    'first_name',
    'last_name',
    'country',
    'cep',
    'street',
    'number',
    'address_2',
    'city',
    'state',
    'tax_id',
  ]);
  expect(requiredIn('BR')).toEqual(fieldsOf('BR'));
  expect(addressForm('BR').find(({ field }) => field === 'address_2')?.name).toBe('neighbourhood');
});

test('the United States and Canada require the whole address but its second line, the rest of the world country and postal code', () => {
  for (const country of ['US', 'CA', 'GB', 'AU', 'NZ', 'MX', 'ES', 'constructor'])
    expect(fieldsOf(country)).toEqual(['first_name', 'last_name', 'country', 'zip', 'address_1', 'city', 'state', 'address_2']);
  for (const country of ['US', 'CA'])
    expect(requiredIn(country)).toEqual(['first_name', 'last_name', 'country', 'zip', 'address_1', 'city', 'state']);
  for (const country of ['ES', 'DE', 'GB', 'AU', 'MX'])
    expect(requiredIn(country)).toEqual(['first_name', 'last_name', 'country', 'zip']);
  expect(requiredIn('HK')).toEqual(['first_name', 'last_name', 'country']);
});

test('fields that a country does not require are folded away, never dropped, and a postal code stays in sight', () => {
  const foldedIn = (country: string) => addressForm(country).flatMap(({ field, folded }) => (folded ? [field] : []));
  expect(foldedIn('BR')).toEqual([]);
  expect(foldedIn('US')).toEqual(['address_2']);
  expect(foldedIn('ES')).toEqual(['address_1', 'city', 'state', 'address_2']);
  expect(foldedIn('HK')).toEqual(['address_1', 'city', 'state', 'address_2']);
});

test('outside the countries with a full form, an address without its lines is whole', () => {
  expect(checkBillingAddress('DE', { first_name: 'Sora', last_name: 'Vidal', zip: '10115' })).toMatchObject({
    ok: true,
    value: { country: 'DE', line1: '', city: '', region: null, postalCode: '10115' },
  });
});

test('a state is a state, a province or a region, and a ZIP is one in the United States alone', () => {
  const namesIn = (country: string) => addressForm(country).map(({ name }) => name);
  expect(namesIn('US')).toEqual(expect.arrayContaining(['state', 'zip']));
  expect(namesIn('CA')).toEqual(expect.arrayContaining(['province', 'postal_code']));
  expect(namesIn('AU')).toEqual(expect.arrayContaining(['state', 'postal_code']));
  expect(namesIn('GB')).toEqual(expect.arrayContaining(['region', 'postal_code']));
});

test('a complete address is kept as it is written on invoices', () => {
  expect(checkBillingAddress('BR', PAULISTA)).toEqual({
    ok: true,
    value: {
      firstName: 'Mina',
      lastName: 'Oliveira',
      country: 'BR',
      line1: 'Avenida Paulista',
      number: '1578 - S/2',
      line2: 'Bela Vista',
      city: 'São Paulo',
      region: 'SP',
      postalCode: '01310100',
      taxId: '52998224725',
    },
  });
  expect(checkBillingAddress('ES', { ...MADRID, first_name: ' Sora ', city: 'Cora\u0301n' })).toEqual({
    ok: true,
    value: {
      firstName: 'Sora',
      lastName: 'Vidal',
      country: 'ES',
      line1: 'Gran Vía 28',
      number: null,
      line2: null,
      city: 'Corán',
      region: null,
      postalCode: '28013',
      taxId: null,
    },
  });
  expect(checkBillingAddress('HK', { ...MADRID, zip: '' })).toMatchObject({ value: { postalCode: null } });
});

test.each(['BR', 'US', 'CA', 'ES', 'HK'])('an empty form of %s says of every required field that it is missing', (country) => {
  const missing = Object.fromEntries(requiredIn(country).flatMap((field) => (field === 'country' ? [] : [[field, 'missing']])));
  expect(faultsOfAddress(country, {})).toEqual(missing);
  expect(checkBillingAddress(country, {})).toEqual({ ok: false, refusal: 'INPUT_INVALID', faults: missing });
});

test.each([
  ['', 'missing'],
  ['br', 'malformed'],
  ['BRA', 'malformed'],
  ['ZZ', 'malformed'],
])('the country %j has the fault %s', (country, fault) => {
  expect(faultsOfAddress(country, MADRID).country).toBe(fault);
});

test.each([
  ['BR', { first_name: 'A1' }, { first_name: 'malformed' }],
  ['BR', { last_name: 'x'.repeat(51) }, { last_name: 'too_long' }],
  ['BR', { cep: '0131010' }, { cep: 'too_short' }],
  ['BR', { cep: 'Bela Vista' }, { cep: 'not_digits' }],
  ['BR', { street: '123' }, { street: 'no_letter' }],
  ['BR', { street: 'R'.repeat(101) }, { street: 'too_long' }],
  ['BR', { number: 'abc' }, { number: 'malformed' }],
  ['BR', { number: 's/n' }, {}],
  ['BR', { address_2: '---' }, { address_2: 'no_alphanumeric' }],
  ['BR', { city: '123' }, { city: 'no_letter' }],
  ['BR', { state: 'WA' }, { state: 'missing' }],
  ['BR', { state: 'constructor' }, { state: 'missing' }],
  ['BR', { tax_id: '529.982.247-26' }, { tax_id: 'malformed' }],
  ['BR', { tax_id: '12.ABC.345/01DE-35' }, {}],
  ['US', { zip: '9810' }, { zip: 'too_short' }],
  ['US', { state: 'SP' }, { state: 'missing' }],
  ['US', { address_2: '#' }, { address_2: 'no_alphanumeric' }],
  ['US', { address_2: 'Apt 5' }, {}],
  ['US', { address_1: 'Broad\u0000 St' }, { address_1: 'malformed' }],
  ['US', { cep: 'nonsense', tax_id: 'nonsense' }, {}],
  ['CA', { zip: 'D1A 1A1' }, { zip: 'malformed' }],
  ['ES', { state: '123' }, { state: 'no_letter' }],
  ['ES', { state: 'Comunidad de Madrid' }, {}],
] as const)('in %s the address with %o has the faults %o', (country, different, faults) => {
  expect(faultsOfAddress(country, { ...COMPLETE[country], ...different })).toEqual(faults);
});

const typed = fc.record(
  Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [
      field,
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.constantFrom('', ' ', 'a', '12', 'SP', 'WA', ...Object.values(COMPLETE).flatMap((given) => given[field] ?? [])),
      ),
    ]),
  ),
);
const countries = fc.constantFrom('BR', 'US', 'CA', 'ES', 'HK', '', 'xx');

test('an address is kept exactly when no field has a fault, and only fields of the form have any', () => {
  fc.assert(
    fc.property(countries, typed, (country, given) => {
      const faults = faultsOfAddress(country, given);
      expect(checkBillingAddress(country, given).ok).toBe(Object.keys(faults).length === 0);
      for (const field of Object.keys(faults)) expect(fieldsOf(country)).toContain(field);
    }),
  );
});

test('a kept address is right as its own form shows it, and is kept as it was', () => {
  const changed = fc.record({
    first_name: fc.constantFrom('Mina', "O'Neil", '서연', 'Ana María'),
    address_2: fc.constantFrom('Bela Vista', 'Apt 5', ' 2º piso '),
    number: fc.constantFrom('12', 's/n', '12-a/3'),
  });
  fc.assert(
    fc.property(fc.constantFrom('BR', 'US', 'CA', 'ES'), changed, (country, different) => {
      const first = checkBillingAddress(country, { ...COMPLETE[country], ...different });
      if (!first.ok) throw new Error(`${country}: ${JSON.stringify(first.faults)}`);
      expect(checkBillingAddress(country, toAddressInput(first.value))).toEqual(first);
    }),
  );
});

test('what is kept is on one line, in composed letters, and no longer than its field', () => {
  fc.assert(
    fc.property(fc.constantFrom('BR', 'US', 'CA', 'ES'), typed, fc.constantFrom(...ADDRESS_FIELDS), (country, given, field) => {
      const checked = checkBillingAddress(country, { ...COMPLETE[country], [field]: given[field] });
      fc.pre(checked.ok);
      for (const text of Object.values(checked.value)) {
        if (text === null) continue;
        expect(text).toBe(normalText(text));
        expect([...text].length).toBeLessThanOrEqual(100);
      }
    }),
  );
});
