export const privacyNote = {
  label: 'Privacidade',
  runs: 'Contamos o que é assistido para as nossas listas de mais assistidos. Não compartilhamos esses dados.',
  asks: 'Podemos contar o que você assiste para as nossas listas de mais assistidos? Não compartilhamos esses dados.',
  allow: 'Tudo bem',
  refuse: 'Prefiro não',
} as const;
