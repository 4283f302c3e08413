import { definePart } from '../catalogues.ts';

/** What stands around the articles of the Help Center; only the server speaks it. */
export const helpWords = definePart('help', {
  en_us: () => import('../words/en_us/help.ts'),
  pt_br: () => import('../words/pt_br/help.ts'),
  es_es: () => import('../words/es_es/help.ts'),
  zh_cn: () => import('../words/zh_cn/help.ts'),
  vi_vn: () => import('../words/vi_vn/help.ts'),
});
