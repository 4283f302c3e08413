import { definePart } from '../catalogues.ts';

/** Words of the alert dialogs. */
export const alertWords = definePart('alerts', {
  en_us: () => import('../words/en_us/alerts.ts'),
  pt_br: () => import('../words/pt_br/alerts.ts'),
  es_es: () => import('../words/es_es/alerts.ts'),
  zh_cn: () => import('../words/zh_cn/alerts.ts'),
  vi_vn: () => import('../words/vi_vn/alerts.ts'),
});
