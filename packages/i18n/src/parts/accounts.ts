import { definePart } from '../catalogues.ts';

/** Words of the account's own pages. */
export const accountsWords = definePart('accounts', {
  en_us: () => import('../words/en_us/accounts.ts'),
  pt_br: () => import('../words/pt_br/accounts.ts'),
  es_es: () => import('../words/es_es/accounts.ts'),
  zh_cn: () => import('../words/zh_cn/accounts.ts'),
  vi_vn: () => import('../words/vi_vn/accounts.ts'),
});
