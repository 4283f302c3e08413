export const appPrompt = {
  label: 'The Madang app',
  title: 'Madang is an app too',
  text: 'Everything you watch goes on there.',
  open: { ios: 'Open in the App Store', android: 'Open in Google Play' },
} as const;
