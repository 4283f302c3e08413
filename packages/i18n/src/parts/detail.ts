import { definePart } from '../catalogues.ts';

/** Words of the pages about one title. */
export const detailWords = definePart('detail', {
  en_us: () => import('../words/en_us/detail.ts'),
  pt_br: () => import('../words/pt_br/detail.ts'),
  es_es: () => import('../words/es_es/detail.ts'),
  zh_cn: () => import('../words/zh_cn/detail.ts'),
  vi_vn: () => import('../words/vi_vn/detail.ts'),
});
