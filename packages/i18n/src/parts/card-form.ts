import { definePart } from '../catalogues.ts';

/** Words of the frame with the card fields, which stands outside of our pages. */
export const cardFormWords = definePart('cardForm', {
  en_us: () => import('../words/en_us/card-form.ts'),
  pt_br: () => import('../words/pt_br/card-form.ts'),
  es_es: () => import('../words/es_es/card-form.ts'),
  zh_cn: () => import('../words/zh_cn/card-form.ts'),
  vi_vn: () => import('../words/vi_vn/card-form.ts'),
});
