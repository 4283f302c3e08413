import { definePart } from '../catalogues.ts';

/** What the layer says that offers the app. */
export const appPromptWords = definePart('appPrompt', {
  en_us: () => import('../words/en_us/app-prompt.ts'),
  pt_br: () => import('../words/pt_br/app-prompt.ts'),
  es_es: () => import('../words/es_es/app-prompt.ts'),
  zh_cn: () => import('../words/zh_cn/app-prompt.ts'),
  vi_vn: () => import('../words/vi_vn/app-prompt.ts'),
});
