export const help = {
  intro: '大家最常问的问题，以及每件事怎么做。',
  topics: { watching: '观看', account: '您的账户', paying: '套餐与付款' },
  more: { watching: '更多关于观看的内容', account: '更多关于账户的内容', paying: '更多关于套餐与付款的内容' },
  contact: {
    title: '没有找到答案？',
    text: '请写信给我们，并说明您做了什么、出现了什么情况，以及使用的设备。',
  },
  onward: { text: '帮助中心在另一个网站上。您会用自己的账户在那里登录。', button: '前往' },
} as const;
