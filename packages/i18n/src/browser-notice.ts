import type { Language } from './catalogues.ts';

interface BrowserNotice {
  readonly title: string;
  readonly text: string;
  /** Leads to where it is explained. */
  readonly update: string;
  readonly later: string;
}

/** Warning for old browsers, in all languages at once: they may not be able to load one of them (ER-38). */
export const BROWSER_NOTICE_WORDS: Readonly<Record<Language, BrowserNotice>> = {
  en_us: {
    title: 'Your browser is too old for Madang',
    text: 'Some things won’t work here, and it no longer gets security updates. Updating is free.',
    update: 'How to update',
    later: 'Not now',
  },
  pt_br: {
    title: 'Seu navegador é antigo demais para o Madang',
    text: 'Algumas coisas não funcionarão aqui, e ele não recebe mais atualizações de segurança. Atualizar é grátis.',
    update: 'Como atualizar',
    later: 'Agora não',
  },
  es_es: {
    title: 'Tu navegador es demasiado antiguo para Madang',
    text: 'Algunas cosas no funcionarán aquí y ya no recibe actualizaciones de seguridad. Actualizarlo es gratis.',
    update: 'Cómo actualizarlo',
    later: 'Ahora no',
  },
  zh_cn: {
    title: '您的浏览器版本太旧，无法正常使用 Madang',
    text: '部分功能将无法使用，而且此浏览器不再获得安全更新。更新是免费的。',
    update: '如何更新',
    later: '暂不',
  },
  vi_vn: {
    title: 'Trình duyệt của bạn quá cũ để dùng Madang',
    text: 'Một số chức năng sẽ không hoạt động, và trình duyệt này không còn được cập nhật bảo mật. Cập nhật miễn phí.',
    update: 'Cách cập nhật',
    later: 'Để sau',
  },
};
