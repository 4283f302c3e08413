import { partOf } from '../catalogues.ts';

/** What the documents of whoever runs the service are called; only the server speaks them. */
export const legalWords = partOf('legal', {
  en_us: () => import('../words/en_us/legal.ts'),
  pt_br: () => import('../words/pt_br/legal.ts'),
  es_es: () => import('../words/es_es/legal.ts'),
  zh_cn: () => import('../words/zh_cn/legal.ts'),
  vi_vn: () => import('../words/vi_vn/legal.ts'),
});
