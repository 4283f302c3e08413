import type { Needs } from '../use-case/needs.ts';
import { openCountries } from '@madang/domain/catalog/open-countries.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

export const getGeo: UseCase<'getGeo', Needs<'settings'>> =
  ({ settings }) =>
  async ({ country }) => {
    const open = openCountries(settings.blockedCountries, country);
    return answer({ country_code: country, open_countries: open && [...open] });
  };
