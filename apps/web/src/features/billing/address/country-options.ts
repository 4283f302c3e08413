import { COUNTRIES } from '@madang/domain/billing/countries.ts';
import { formatCountry } from '@madang/i18n/format-country.ts';

export interface CountryOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Separator between the first countries and the others. */
const LINE: CountryOption = { value: '-', label: '————————', disabled: true };

/** All countries sorted by their names in a language, after those where the product is sold most. */
export const countryOptions = (locale: string, first: readonly string[]): readonly CountryOption[] => {
  const { compare } = new Intl.Collator(locale);
  const option = (value: string): CountryOption => ({ value, label: formatCountry(locale, value) });
  const others = COUNTRIES.filter((country) => !first.includes(country))
    .map(option)
    .sort((one, other) => compare(one.label, other.label));
  return first.length === 0 ? others : [...first.map(option), LINE, ...others];
};
