export const privacyNote = {
  label: '隐私',
  runs: '我们统计观看的内容，用于热播榜。这些数字只留在我们这里。',
  asks: '我们可以统计您观看的内容，用于热播榜吗？这些数字只留在我们这里。',
  allow: '可以',
  refuse: '不要统计我',
} as const;
