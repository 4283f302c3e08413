import { definePart } from '../catalogues.ts';

/** Words for coming from elsewhere. */
export const identityWords = definePart('identities', {
  en_us: () => import('../words/en_us/identities.ts'),
  pt_br: () => import('../words/pt_br/identities.ts'),
  es_es: () => import('../words/es_es/identities.ts'),
  zh_cn: () => import('../words/zh_cn/identities.ts'),
  vi_vn: () => import('../words/vi_vn/identities.ts'),
});
