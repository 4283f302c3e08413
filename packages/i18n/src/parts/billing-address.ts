import { definePart } from '../catalogues.ts';

/** Words of the address that stands on an invoice. */
export const billingAddressWords = definePart('billingAddress', {
  en_us: () => import('../words/en_us/billing-address.ts'),
  pt_br: () => import('../words/pt_br/billing-address.ts'),
  es_es: () => import('../words/es_es/billing-address.ts'),
  zh_cn: () => import('../words/zh_cn/billing-address.ts'),
  vi_vn: () => import('../words/vi_vn/billing-address.ts'),
});
