import { definePart } from '../catalogues.ts';

/** Words of signing in and up. */
export const sessionsWords = definePart('sessions', {
  en_us: () => import('../words/en_us/sessions.ts'),
  pt_br: () => import('../words/pt_br/sessions.ts'),
  es_es: () => import('../words/es_es/sessions.ts'),
  zh_cn: () => import('../words/zh_cn/sessions.ts'),
  vi_vn: () => import('../words/vi_vn/sessions.ts'),
});
