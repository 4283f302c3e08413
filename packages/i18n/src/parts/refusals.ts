import { definePart } from '../catalogues.ts';

/** Why the product says no. */
export const refusalWords = definePart('refusals', {
  en_us: () => import('../words/en_us/refusals.ts'),
  pt_br: () => import('../words/pt_br/refusals.ts'),
  es_es: () => import('../words/es_es/refusals.ts'),
  zh_cn: () => import('../words/zh_cn/refusals.ts'),
  vi_vn: () => import('../words/vi_vn/refusals.ts'),
});
