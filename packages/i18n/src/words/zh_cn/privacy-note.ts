export const privacyNote = {
  label: '隐私',
  runs: '我们统计观看情况，用于热播榜。这些数据不会提供给第三方。',
  asks: '我们可以统计您的观看情况，用于热播榜吗？这些数据不会提供给第三方。',
  allow: '同意',
  refuse: '不同意',
} as const;
