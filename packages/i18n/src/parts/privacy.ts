import { definePart } from '../catalogues.ts';

/** Messages of privacy choices and of the data export. */
export const privacyWords = definePart('privacy', {
  en_us: () => import('../words/en_us/privacy.ts'),
  pt_br: () => import('../words/pt_br/privacy.ts'),
  es_es: () => import('../words/es_es/privacy.ts'),
  zh_cn: () => import('../words/zh_cn/privacy.ts'),
  vi_vn: () => import('../words/vi_vn/privacy.ts'),
});
