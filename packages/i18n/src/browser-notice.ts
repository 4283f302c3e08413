import type { Language } from './catalogues.ts';

interface BrowserNotice {
  readonly title: string;
  readonly text: string;
  /** Leads to where it is explained. */
  readonly update: string;
  readonly later: string;
}

/** What an old browser is told, in all languages at once: it may not be able to fetch one of them (ER-38). */
export const BROWSER_NOTICE_WORDS: Readonly<Record<Language, BrowserNotice>> = {
  en_us: {
    title: 'Your browser is too old for Madang',
    text: 'Some things will not work here, and it gets no more security updates. A newer one costs nothing.',
    update: 'How to update',
    later: 'Not now',
  },
  pt_br: {
    title: 'Seu navegador é antigo demais para o Madang',
    text: 'Algumas coisas não funcionarão aqui, e ele não recebe mais atualizações de segurança. Um mais novo não custa nada.',
    update: 'Como atualizar',
    later: 'Agora não',
  },
  es_es: {
    title: 'Tu navegador es demasiado antiguo para Madang',
    text: 'Algunas cosas no funcionarán aquí y ya no recibe actualizaciones de seguridad. Uno más nuevo no cuesta nada.',
    update: 'Cómo actualizarlo',
    later: 'Ahora no',
  },
  zh_cn: {
    title: '您的浏览器版本太旧，无法正常使用 Madang',
    text: '部分功能无法使用，而且它不再获得安全更新。升级到新版本是免费的。',
    update: '如何升级',
    later: '暂不',
  },
  vi_vn: {
    title: 'Trình duyệt của bạn quá cũ đối với Madang',
    text: 'Một số chức năng sẽ không hoạt động ở đây, và trình duyệt không còn nhận bản cập nhật bảo mật. Bản mới hơn không mất tiền.',
    update: 'Cách cập nhật',
    later: 'Để sau',
  },
};
