import { definePart } from '../catalogues.ts';

/** Words of the reader, and of the pages about webtoons. */
export const webtoonWords = definePart('webtoons', {
  en_us: () => import('../words/en_us/webtoons.ts'),
  pt_br: () => import('../words/pt_br/webtoons.ts'),
  es_es: () => import('../words/es_es/webtoons.ts'),
  zh_cn: () => import('../words/zh_cn/webtoons.ts'),
  vi_vn: () => import('../words/vi_vn/webtoons.ts'),
});
