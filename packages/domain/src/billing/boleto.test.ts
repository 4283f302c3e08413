import { expect, test } from 'vitest';
import { boletoPayer } from './boleto.ts';

const FIELDS = {
  first_name: 'Bianca',
  last_name: 'Souza',
  cep: '01310100',
  street: 'Avenida Paulista',
  number: '1578',
  address_2: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  tax_id: '52998224725',
};

test('a boleto is issued to the name in the billing details, with the tax number unpunctuated [BI-39]', () => {
  expect(boletoPayer({ country: 'BR', fields: { ...FIELDS, tax_id: '529.982.247-25' } }, 'b@madang.example')).toEqual({
    name: 'Bianca Souza',
    email: 'b@madang.example',
    taxId: '52998224725',
    address: { line: 'Avenida Paulista, 1578', city: 'São Paulo', state: 'SP', postalCode: '01310100' },
    days: 3,
  });
});

test.each(['first_name', 'last_name', 'cep', 'street', 'number', 'city', 'state', 'tax_id'] as const)(
  'billing details without a %s yield no payer for a boleto',
  (field) => {
    expect(boletoPayer({ country: 'BR', fields: { ...FIELDS, [field]: '' } }, 'b@madang.example')).toBeNull();
  },
);

test('outside of Brazil, without details, or with a tax number that is none, no slip is made out', () => {
  for (const address of [
    null,
    { country: 'PT', fields: FIELDS },
    { country: 'BR', fields: { ...FIELDS, tax_id: '52998224726' } },
  ])
    expect(boletoPayer(address, 'b@madang.example')).toBeNull();
});
