export const privacyNote = {
  label: 'Privacidad',
  runs: 'Contamos lo que se ve, para nuestras listas de lo más visto. Los números se quedan con nosotros.',
  asks: '¿Podemos contar lo que ves, para nuestras listas de lo más visto? Los números se quedan con nosotros.',
  allow: 'De acuerdo',
  refuse: 'No me contéis',
} as const;
