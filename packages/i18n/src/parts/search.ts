import { definePart } from '../catalogues.ts';

/** Words of looking for titles and people. */
export const searchWords = definePart('search', {
  en_us: () => import('../words/en_us/search.ts'),
  pt_br: () => import('../words/pt_br/search.ts'),
  es_es: () => import('../words/es_es/search.ts'),
  zh_cn: () => import('../words/zh_cn/search.ts'),
  vi_vn: () => import('../words/vi_vn/search.ts'),
});
