import { definePart } from '../catalogues.ts';

/** Words of the plans. */
export const subscriptionsWords = definePart('subscriptions', {
  en_us: () => import('../words/en_us/subscriptions.ts'),
  pt_br: () => import('../words/pt_br/subscriptions.ts'),
  es_es: () => import('../words/es_es/subscriptions.ts'),
  zh_cn: () => import('../words/zh_cn/subscriptions.ts'),
  vi_vn: () => import('../words/vi_vn/subscriptions.ts'),
});
