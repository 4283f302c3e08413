import { addressForm, type AddressField, type FieldOfForm } from '@madang/domain/billing/address-form.ts';
import { FIELD_FAULTS } from '@madang/domain/billing/field-rules.ts';
import { LANGUAGE_NAMES, type Language, loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { billingAddressWords } from '@madang/i18n/parts/billing-address.ts';
import { beforeAll, expect, test } from 'vitest';
import { faultText } from './fault-text.ts';

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
const FORMS = ['BR', 'US', 'CA', 'ES'];

beforeAll(async () => {
  for (const language of LANGUAGES) await loadWords(language);
});

const fieldOf = (country: string, field: AddressField): FieldOfForm => {
  const found = addressForm(country).find((one) => one.field === field);
  if (!found) throw new Error(`${country} does not ask for ${field}`);
  return found;
};
const say = (country: string, field: AddressField, fault: string, language: Language = 'en_us') =>
  faultText(loadedWords(language, billingAddressWords).billingAddress, fieldOf(country, field), fault);

test.each([
  ['BR', 'cep', 'not_digits', 'Please enter the field only in numbers'],
  ['BR', 'cep', 'too_short', 'Minimum 8 characters'],
  ['BR', 'cep', 'too_long', 'Maximum 8 characters'],
  ['BR', 'tax_id', 'too_short', 'Minimum 11 characters'],
  ['US', 'zip', 'too_short', 'Minimum 5 characters'],
  ['US', 'first_name', 'too_long', 'Maximum 50 characters'],
  ['US', 'address_1', 'too_long', 'Maximum 100 characters'],
  ['US', 'zip', 'missing', 'Please enter your ZIP Code.'],
  ['US', 'zip', 'malformed', 'Please enter a valid ZIP code'],
  ['CA', 'zip', 'malformed', 'Please enter a valid postal code'],
  ['ES', 'state', 'missing', 'Please enter state or region'],
  ['US', 'city', 'a fault that is new', 'Please enter a valid city'],
] as const)('in %s the %s that is %s shows “%s” [BI-66]', (country, field, fault, text) => {
  expect(say(country, field, fault)).toBe(text);
});

test.each(LANGUAGES)(
  'in %s every error of every field has a complete sentence, and every missing field has a sentence of its own',
  (language) => {
    const missing = new Map<string, string>();
    for (const country of FORMS)
      for (const { field, name } of addressForm(country)) {
        for (const fault of FIELD_FAULTS) expect(say(country, field, fault, language)).toMatch(/^[^{}]{4,}$/);
        missing.set(name, say(country, field, 'missing', language));
      }
    expect(new Set(missing.values()).size).toBe(missing.size);
  },
);
