import { definePart } from '../catalogues.ts';

/** Words of the player's own controls. */
export const playerWords = definePart('player', {
  en_us: () => import('../words/en_us/player.ts'),
  pt_br: () => import('../words/pt_br/player.ts'),
  es_es: () => import('../words/es_es/player.ts'),
  zh_cn: () => import('../words/zh_cn/player.ts'),
  vi_vn: () => import('../words/vi_vn/player.ts'),
});
