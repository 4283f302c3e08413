import { definePart } from '../catalogues.ts';

/** Words of the screens where codes are redeemed. */
export const couponsWords = definePart('coupons', {
  en_us: () => import('../words/en_us/coupons.ts'),
  pt_br: () => import('../words/pt_br/coupons.ts'),
  es_es: () => import('../words/es_es/coupons.ts'),
  zh_cn: () => import('../words/zh_cn/coupons.ts'),
  vi_vn: () => import('../words/vi_vn/coupons.ts'),
});
