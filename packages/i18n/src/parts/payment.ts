import { definePart } from '../catalogues.ts';

/** Messages of the subscription, saved cards and payments. */
export const paymentWords = definePart('payment', {
  en_us: () => import('../words/en_us/payment.ts'),
  pt_br: () => import('../words/pt_br/payment.ts'),
  es_es: () => import('../words/es_es/payment.ts'),
  zh_cn: () => import('../words/zh_cn/payment.ts'),
  vi_vn: () => import('../words/vi_vn/payment.ts'),
});
