export const help = {
  intro: '大家最常问的问题和操作方法。',
  topics: { watching: '观看', account: '您的账户', paying: '套餐与付款' },
  more: { watching: '更多观看帮助', account: '更多账户帮助', paying: '更多套餐与付款帮助' },
  contact: {
    title: '没有找到答案？',
    text: '请联系我们，并说明您做了什么、出现了什么情况，以及使用的设备。',
  },
  onward: { text: '帮助中心在另一个网站上，您将以自己的账户登录。', button: '前往帮助中心' },
} as const;
