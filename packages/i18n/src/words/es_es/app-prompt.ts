export const appPrompt = {
  label: 'La app de Madang',
  title: 'Descarga la app de Madang',
  text: 'Continúa donde lo dejaste.',
  open: { ios: 'Abrir en App Store', android: 'Abrir en Google Play' },
} as const;
