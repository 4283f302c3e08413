import { definePart } from '../catalogues.ts';

/** Words for what cannot be played, and why. */
export const playbackWords = definePart('playback', {
  en_us: () => import('../words/en_us/playback.ts'),
  pt_br: () => import('../words/pt_br/playback.ts'),
  es_es: () => import('../words/es_es/playback.ts'),
  zh_cn: () => import('../words/zh_cn/playback.ts'),
  vi_vn: () => import('../words/vi_vn/playback.ts'),
});
