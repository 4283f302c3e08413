/** What the strip calls its people. */
export const NAMES = {
  jaeyeon: { en: 'Jaeyeon', pt: 'Jaeyeon', es: 'Jaeyeon', zh: '在妍', vi: 'Jaeyeon' },
  jaeha: { en: 'Jaeha', pt: 'Jaeha', es: 'Jaeha', zh: '在河', vi: 'Jaeha' },
  bang: { en: 'Mr. Bang', pt: 'Seu Bang', es: 'Don Bang', zh: '方师傅', vi: 'Bác Bang' },
  taeo: { en: 'Ki Taeo', pt: 'Ki Taeo', es: 'Ki Taeo', zh: '奇泰梧', vi: 'Ki Taeo' },
  barman: { en: 'The barman', pt: 'O dono do bar', es: 'El del bar', zh: '酒吧老板', vi: 'Chủ quán' },
} as const;
