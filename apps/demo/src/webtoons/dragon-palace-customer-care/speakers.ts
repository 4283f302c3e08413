import type { Synopsis } from '../../catalog/format.ts';

export const JARA: Synopsis = { en: 'Jara', pt: 'Jara', es: 'Jara', zh: '小甲', vi: 'Jara' };
export const MUN: Synopsis = { en: 'Mr. Mun', pt: 'Seu Mun', es: 'El señor Mun', zh: '文主管', vi: 'Sếp Mun' };
export const HARE: Synopsis = { en: 'The hare', pt: 'A lebre', es: 'La liebre', zh: '兔子', vi: 'Thỏ' };
export const KING: Synopsis = { en: 'The Dragon King', pt: 'O Rei Dragão', es: 'El Rey Dragón', zh: '龙王', vi: 'Long Vương' };
export const ROOFLESS: Synopsis = {
  en: 'A caller without a roof',
  pt: 'Um cliente sem telhado',
  es: 'Un cliente sin tejado',
  zh: '没了屋顶的客户',
  vi: 'Khách mất mái nhà',
};
export const BRIDE: Synopsis = { en: 'A bride', pt: 'Uma noiva', es: 'Una novia', zh: '新娘', vi: 'Cô dâu' };
export const CRAB: Synopsis = {
  en: 'The crab of lost property',
  pt: 'O caranguejo dos achados e perdidos',
  es: 'El cangrejo de objetos perdidos',
  zh: '失物招领处的螃蟹',
  vi: 'Cua giữ đồ thất lạc',
};
export const MOON: Synopsis = { en: 'The moon', pt: 'A Lua', es: 'La luna', zh: '月亮', vi: 'Mặt trăng' };
export const TYPHOON: Synopsis = {
  en: 'Typhoon no. 12',
  pt: 'Tufão nº 12',
  es: 'El tifón n.º 12',
  zh: '12号台风',
  vi: 'Bão số 12',
};
export const ELDER: Synopsis = {
  en: 'A caller on line two',
  pt: 'Alguém na linha dois',
  es: 'Alguien en la línea dos',
  zh: '二号线的客户',
  vi: 'Khách ở máy số hai',
};
