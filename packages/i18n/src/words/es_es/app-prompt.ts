export const appPrompt = {
  label: 'La aplicación de Madang',
  title: 'Madang también es una aplicación',
  text: 'Todo lo que ves sigue allí.',
  open: { ios: 'Abrir en App Store', android: 'Abrir en Google Play' },
} as const;
