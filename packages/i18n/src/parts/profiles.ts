import { definePart } from '../catalogues.ts';

/** Words for choosing, making and changing profiles. */
export const profileWords = definePart('profiles', {
  en_us: () => import('../words/en_us/profiles.ts'),
  pt_br: () => import('../words/pt_br/profiles.ts'),
  es_es: () => import('../words/es_es/profiles.ts'),
  zh_cn: () => import('../words/zh_cn/profiles.ts'),
  vi_vn: () => import('../words/vi_vn/profiles.ts'),
});
