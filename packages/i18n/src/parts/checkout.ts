import { definePart } from '../catalogues.ts';

/** Messages of the checkout and its result. */
export const checkoutWords = definePart('checkout', {
  en_us: () => import('../words/en_us/checkout.ts'),
  pt_br: () => import('../words/pt_br/checkout.ts'),
  es_es: () => import('../words/es_es/checkout.ts'),
  zh_cn: () => import('../words/zh_cn/checkout.ts'),
  vi_vn: () => import('../words/vi_vn/checkout.ts'),
});
