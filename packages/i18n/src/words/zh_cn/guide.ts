export const guide = {
  title: '韩国今晚上演，您今晚就看。',
  text: '韩剧、综艺、K-pop 和电影汇聚一院：超过 {hours} 小时，配有您的语言字幕。',
  join: '创建账户',
  browse: '先逛一逛',
  home: '前往首页',
  now: '正在上演',
  promises: {
    languages: { title: '五种字幕语言', text: '每部剧都有{list}字幕。' },
    hours: { title: '超过 {hours} 小时', text: '从本周新集到人人称道的经典，还有一排无需套餐的免费作品。' },
    devices: { title: '家里每块屏幕都能看', text: '在浏览器里看，也可用 {list} 上的应用看。' },
  },
  smartTv: '智能电视',
  questions: '大家最先问的问题',
  faq: {
    what: {
      title: 'Madang 是什么？',
      text: 'madang（마당）是韩屋的院子，村里人聚在那里看演出。我们的院子播放韩剧、综艺、K-pop、电影和纪录片。',
    },
    cost: { title: '要多少钱？', text: '逛一逛和观看免费作品都不收费。其余内容需要套餐：Basic 或 Premium，可按月或按年付费。' },
    free: {
      title: '不付费能看吗？',
      text: '能。标有“免费”的作品无需套餐、无需银行卡即可看完。有了账户，还会保存您的片单和每一集的进度。',
    },
    subtitles: { title: '有哪些字幕？', text: '英语、葡萄牙语、西班牙语、简体中文和越南语。观看时可以更改语言、大小和颜色。' },
    devices: {
      title: '可以在多台设备上用吗？',
      text: '可以。一个账户可同时在多台设备上使用：Basic 两台，Premium 四台。在一台上停下，可在另一台接着看。',
    },
    family: { title: '适合孩子吗？', text: '账户属于成年人，可以建立多个档案；家庭或青少年档案只显示适合该年龄的内容。' },
  },
  closing: '灯亮着，请进。',
};
