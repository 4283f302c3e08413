import { definePart } from '../catalogues.ts';

/** Words of what the operator tells viewers. */
export const noticeWords = definePart('notices', {
  en_us: () => import('../words/en_us/notices.ts'),
  pt_br: () => import('../words/pt_br/notices.ts'),
  es_es: () => import('../words/es_es/notices.ts'),
  zh_cn: () => import('../words/zh_cn/notices.ts'),
  vi_vn: () => import('../words/vi_vn/notices.ts'),
});
