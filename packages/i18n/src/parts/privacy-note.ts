import { definePart } from '../catalogues.ts';

/** Words of the note of a first visit. */
export const privacyNoteWords = definePart('privacyNote', {
  en_us: () => import('../words/en_us/privacy-note.ts'),
  pt_br: () => import('../words/pt_br/privacy-note.ts'),
  es_es: () => import('../words/es_es/privacy-note.ts'),
  zh_cn: () => import('../words/zh_cn/privacy-note.ts'),
  vi_vn: () => import('../words/vi_vn/privacy-note.ts'),
});
