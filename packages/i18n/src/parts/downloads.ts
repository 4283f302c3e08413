import { definePart } from '../catalogues.ts';

/** Words for downloading, and for watching without a network. */
export const downloadWords = definePart('downloads', {
  en_us: () => import('../words/en_us/downloads.ts'),
  pt_br: () => import('../words/pt_br/downloads.ts'),
  es_es: () => import('../words/es_es/downloads.ts'),
  zh_cn: () => import('../words/zh_cn/downloads.ts'),
  vi_vn: () => import('../words/vi_vn/downloads.ts'),
});
