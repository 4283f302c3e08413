/** What the strip calls its people. */
export const NAMES = {
  doyun: { en: 'Doyun', pt: 'Doyun', es: 'Doyun', zh: '道允', vi: 'Doyun' },
  bomi: { en: 'Bomi', pt: 'Bomi', es: 'Bomi', zh: '宝美', vi: 'Bomi' },
  gu: { en: 'Mr. Gu', pt: 'Seu Gu', es: 'Don Gu', zh: '具老板', vi: 'Chú Gu' },
} as const;
