import { ADDRESS_FIELDS, type AddressField } from '@madang/domain/billing/address-form.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AddressDraft, createDraft, faultsLeft, draftInput, readDraftText, withText } from './address-draft.ts';

const COUNTRIES = ['BR', 'US', 'CA', 'ES'] as const;
const countries = fc.constantFrom(...COUNTRIES);
const fields = fc.constantFrom(...ADDRESS_FIELDS.filter((field) => field !== 'country'));
const written = fc.array(fc.tuple(fields, fc.constantFrom('SP', 'WA', 'Bela Vista', '', '1')), { maxLength: 20 });
const write = (draft: AddressDraft, texts: readonly (readonly [AddressField, string])[]): AddressDraft =>
  texts.reduce((one, [field, text]) => withText(one, field, text), draft);

test('no entered text is lost when the country changes and changes back', () => {
  fc.assert(
    fc.property(countries, written, fc.array(countries), (country, texts, way) => {
      const draft = write(createDraft(country), texts);
      const back = [...way, country].reduce((one, next) => withText(one, 'country', next), draft);
      expect(draftInput(back)).toEqual(draftInput(draft));
    }),
  );
});

test('names, city and lines stay visible in another country, unlike values chosen from a list', () => {
  const seattle = write(createDraft('US'), [
    ['first_name', 'Joon'],
    ['city', 'Seattle'],
    ['address_1', '400 Broad St'],
    ['address_2', 'Apt 5'],
    ['state', 'PA'],
    ['zip', '98109'],
  ]);
  const inCanada = withText(seattle, 'country', 'CA');
  expect(draftInput(inCanada)).toMatchObject({
    first_name: 'Joon',
    city: 'Seattle',
    address_2: 'Apt 5',
    zip: '98109',
    state: '',
  });
  // PA is Pennsylvania in one list and Pará in the other.
  expect(draftInput(withText(seattle, 'country', 'BR'))).toMatchObject({ city: 'Seattle', state: '', address_2: '', cep: '' });
});

test('a known address fills the fields, and only the fields of the form are sent', () => {
  const known = { first_name: 'Mina', last_name: 'Oliveira', cep: '01310100', state: 'SP', zip: 'x' };
  const draft = createDraft('BR', known);
  expect(readDraftText(draft, 'country')).toBe('BR');
  expect(draftInput(draft)).toEqual({
    first_name: 'Mina',
    last_name: 'Oliveira',
    country: 'BR',
    cep: '01310100',
    street: '',
    number: '',
    address_2: '',
    city: '',
    state: 'SP',
    tax_id: '',
  });
});

test('an error disappears when its field changes, and a country change keeps only the errors of the name', () => {
  const before = createDraft('BR', { city: '123' });
  const faults = { first_name: 'missing', city: 'no_letter', cep: 'too_short' } as const;
  expect(faultsLeft(faults, before, before)).toEqual(faults);
  expect(faultsLeft(faults, before, withText(before, 'city', 'São Paulo'))).toEqual({ first_name: 'missing', cep: 'too_short' });
  expect(faultsLeft(faults, before, withText(before, 'country', 'US'))).toEqual({ first_name: 'missing' });
});
