import { definePart } from '../catalogues.ts';

/** What is said of notifications that come to the browser. */
export const pushWords = definePart('push', {
  en_us: () => import('../words/en_us/push.ts'),
  pt_br: () => import('../words/pt_br/push.ts'),
  es_es: () => import('../words/es_es/push.ts'),
  zh_cn: () => import('../words/zh_cn/push.ts'),
  vi_vn: () => import('../words/vi_vn/push.ts'),
});
