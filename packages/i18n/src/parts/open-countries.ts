import { definePart } from '../catalogues.ts';

/** Words for the countries where the service or a title is available. */
export const openCountriesWords = definePart('openCountries', {
  en_us: () => import('../words/en_us/open-countries.ts'),
  pt_br: () => import('../words/pt_br/open-countries.ts'),
  es_es: () => import('../words/es_es/open-countries.ts'),
  zh_cn: () => import('../words/zh_cn/open-countries.ts'),
  vi_vn: () => import('../words/vi_vn/open-countries.ts'),
});
