export const appPrompt = {
  label: 'Madang App',
  title: '下载 Madang App',
  text: '在 App 中接着看。',
  open: { ios: '在 App Store 中打开', android: '在 Google Play 中打开' },
} as const;
