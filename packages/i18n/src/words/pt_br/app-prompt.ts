export const appPrompt = {
  label: 'O aplicativo do Madang',
  title: 'O Madang também é um aplicativo',
  text: 'Tudo o que você assiste continua por lá.',
  open: { ios: 'Abrir na App Store', android: 'Abrir no Google Play' },
} as const;
