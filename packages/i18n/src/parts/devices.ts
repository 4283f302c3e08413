import { definePart } from '../catalogues.ts';

/** Words of the devices on which an account is signed in. */
export const deviceWords = definePart('devices', {
  en_us: () => import('../words/en_us/devices.ts'),
  pt_br: () => import('../words/pt_br/devices.ts'),
  es_es: () => import('../words/es_es/devices.ts'),
  zh_cn: () => import('../words/zh_cn/devices.ts'),
  vi_vn: () => import('../words/vi_vn/devices.ts'),
});
