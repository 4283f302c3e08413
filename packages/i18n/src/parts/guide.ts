import { definePart } from '../catalogues.ts';

/** Messages of the welcome page. */
export const guideWords = definePart('guide', {
  en_us: () => import('../words/en_us/guide.ts'),
  pt_br: () => import('../words/pt_br/guide.ts'),
  es_es: () => import('../words/es_es/guide.ts'),
  zh_cn: () => import('../words/zh_cn/guide.ts'),
  vi_vn: () => import('../words/vi_vn/guide.ts'),
});
