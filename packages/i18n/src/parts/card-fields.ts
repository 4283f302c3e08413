import { definePart } from '../catalogues.ts';

/** Words around the frame with the card fields. */
export const cardFieldsWords = definePart('cardFields', {
  en_us: () => import('../words/en_us/card-fields.ts'),
  pt_br: () => import('../words/pt_br/card-fields.ts'),
  es_es: () => import('../words/es_es/card-fields.ts'),
  zh_cn: () => import('../words/zh_cn/card-fields.ts'),
  vi_vn: () => import('../words/vi_vn/card-fields.ts'),
});
