export const appPrompt = {
  label: 'Madang 应用',
  title: 'Madang 也有应用',
  text: '在应用中继续观看您的内容。',
  open: { ios: '在 App Store 中打开', android: '在 Google Play 中打开' },
} as const;
