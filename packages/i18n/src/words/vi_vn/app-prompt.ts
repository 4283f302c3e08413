export const appPrompt = {
  label: 'Ứng dụng Madang',
  title: 'Tải ứng dụng Madang',
  text: 'Xem tiếp ngay trên ứng dụng.',
  open: { ios: 'Mở trong App Store', android: 'Mở trong Google Play' },
} as const;
