import { definePart } from '../catalogues.ts';

/** Words of the page that says where ZIP codes and addresses are asked for, and why. */
export const billingGuideWords = definePart('billingGuide', {
  en_us: () => import('../words/en_us/billing-guide.ts'),
  pt_br: () => import('../words/pt_br/billing-guide.ts'),
  es_es: () => import('../words/es_es/billing-guide.ts'),
  zh_cn: () => import('../words/zh_cn/billing-guide.ts'),
  vi_vn: () => import('../words/vi_vn/billing-guide.ts'),
});
