export const popups = {
  learnMore: '了解更多',
  skip: '7 天内不再显示',
  previous: '上一个',
  next: '下一个',
  show: '转到第 {number} 个，共 {count} 个',
};
