export const appPrompt = {
  label: 'The Madang app',
  title: 'Get the Madang app',
  text: 'Pick up where you left off.',
  open: { ios: 'Open in the App Store', android: 'Open in Google Play' },
} as const;
