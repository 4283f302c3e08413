export const privacyNote = {
  label: 'Privacidade',
  runs: 'Contamos o que é assistido, para as listas dos mais assistidos. Os números ficam conosco.',
  asks: 'Podemos contar o que você assiste, para as listas dos mais assistidos? Os números ficam conosco.',
  allow: 'Tudo bem',
  refuse: 'Não me contem',
} as const;
