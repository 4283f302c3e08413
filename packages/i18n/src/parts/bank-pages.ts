import { definePart } from '../catalogues.ts';

/** Words of the pages that stand for a bank's, outside of our own. */
export const bankPageWords = definePart('bankPages', {
  en_us: () => import('../words/en_us/bank-pages.ts'),
  pt_br: () => import('../words/pt_br/bank-pages.ts'),
  es_es: () => import('../words/es_es/bank-pages.ts'),
  zh_cn: () => import('../words/zh_cn/bank-pages.ts'),
  vi_vn: () => import('../words/vi_vn/bank-pages.ts'),
});
