import { definePart } from '../catalogues.ts';

/** Words of the page of the channel and its guide. */
export const liveWords = definePart('live', {
  en_us: () => import('../words/en_us/live.ts'),
  pt_br: () => import('../words/pt_br/live.ts'),
  es_es: () => import('../words/es_es/live.ts'),
  zh_cn: () => import('../words/zh_cn/live.ts'),
  vi_vn: () => import('../words/vi_vn/live.ts'),
});
