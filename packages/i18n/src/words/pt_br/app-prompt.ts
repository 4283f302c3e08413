export const appPrompt = {
  label: 'O aplicativo do Madang',
  title: 'Baixe o aplicativo do Madang',
  text: 'Continue de onde parou.',
  open: { ios: 'Abrir na App Store', android: 'Abrir no Google Play' },
} as const;
