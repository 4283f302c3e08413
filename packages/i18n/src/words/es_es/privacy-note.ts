export const privacyNote = {
  label: 'Privacidad',
  runs: 'Contamos lo que se ve para nuestras listas de lo más visto. No compartimos estos datos.',
  asks: '¿Podemos contar lo que ves para nuestras listas de lo más visto? No compartimos estos datos.',
  allow: 'De acuerdo',
  refuse: 'Prefiero que no',
} as const;
