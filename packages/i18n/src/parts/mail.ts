import { definePart } from '../catalogues.ts';

/** Words of mails, which only the server says. */
export const mailWords = definePart('mail', {
  en_us: () => import('../words/en_us/mail.ts'),
  pt_br: () => import('../words/pt_br/mail.ts'),
  es_es: () => import('../words/es_es/mail.ts'),
  zh_cn: () => import('../words/zh_cn/mail.ts'),
  vi_vn: () => import('../words/vi_vn/mail.ts'),
});
