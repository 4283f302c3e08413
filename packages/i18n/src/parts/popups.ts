import { definePart } from '../catalogues.ts';

/** Words of the popups that an operator shows over a page. */
export const popupWords = definePart('popups', {
  en_us: () => import('../words/en_us/popups.ts'),
  pt_br: () => import('../words/pt_br/popups.ts'),
  es_es: () => import('../words/es_es/popups.ts'),
  zh_cn: () => import('../words/zh_cn/popups.ts'),
  vi_vn: () => import('../words/vi_vn/popups.ts'),
});
