import { definePart } from '../catalogues.ts';

/** Titles of the operator's legal documents. Used on the server only. */
export const legalWords = definePart('legal', {
  en_us: () => import('../words/en_us/legal.ts'),
  pt_br: () => import('../words/pt_br/legal.ts'),
  es_es: () => import('../words/es_es/legal.ts'),
  zh_cn: () => import('../words/zh_cn/legal.ts'),
  vi_vn: () => import('../words/vi_vn/legal.ts'),
});
