import { definePart } from '../catalogues.ts';

/** Words of the screens where plans are given away. */
export const giftsWords = definePart('gifts', {
  en_us: () => import('../words/en_us/gifts.ts'),
  pt_br: () => import('../words/pt_br/gifts.ts'),
  es_es: () => import('../words/es_es/gifts.ts'),
  zh_cn: () => import('../words/zh_cn/gifts.ts'),
  vi_vn: () => import('../words/vi_vn/gifts.ts'),
});
