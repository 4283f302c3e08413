import { definePart } from '../catalogues.ts';

/** Words of signing a television in, and of the television. */
export const tvSignInWords = definePart('tvSignIn', {
  en_us: () => import('../words/en_us/tv-sign-in.ts'),
  pt_br: () => import('../words/pt_br/tv-sign-in.ts'),
  es_es: () => import('../words/es_es/tv-sign-in.ts'),
  zh_cn: () => import('../words/zh_cn/tv-sign-in.ts'),
  vi_vn: () => import('../words/vi_vn/tv-sign-in.ts'),
});
