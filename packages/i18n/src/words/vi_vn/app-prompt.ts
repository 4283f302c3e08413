export const appPrompt = {
  label: 'Ứng dụng Madang',
  title: 'Madang cũng có ứng dụng',
  text: 'Mọi thứ bạn xem đều tiếp tục ở đó.',
  open: { ios: 'Mở trong App Store', android: 'Mở trong Google Play' },
} as const;
