export const guide = {
  title: '韩国今晚首播，今晚就能看。',
  text: '韩剧、综艺、K-pop 和电影一站看，配有中文字幕。',
  join: '创建账户',
  browse: '先逛逛',
  home: '前往首页',
  now: '正在热播',
  promises: {
    languages: { title: '{count} 种字幕语言', text: '每部剧都有{list}字幕。' },
    catalog: {
      hours: '超过 {hours} 小时',
      titles: '{count} 部作品',
      text: '从本周新集到人人称道的经典，还有多部无需套餐的免费作品。',
    },
    devices: { title: '家里每块屏幕都能看', text: '可在浏览器中观看，也可在 {list} 上使用应用。' },
  },
  smartTv: '智能电视',
  questions: '常见问题',
  faq: {
    what: {
      title: 'Madang 是什么？',
      text: 'Madang（마당）是韩屋中的院子，村里人聚在那里看演出。我们在线播放韩剧、综艺、K-pop、电影和纪录片。',
    },
    cost: { title: '要多少钱？', text: '浏览网站和观看免费作品都不收费。其余内容需要套餐：Basic 或 Premium，可按月或按年付费。' },
    free: {
      title: '可以免费观看吗？',
      text: '可以。标有“免费”的作品无需套餐、无需银行卡即可完整观看。创建账户后，还会保存您的片单和观看进度。',
    },
    subtitles: {
      title: '有哪些字幕？',
      text: '{list}。观看时可以更改字幕的语言、大小和颜色。',
    },
    devices: {
      title: '可以在多台设备上使用吗？',
      text: '可以。一个账户可同时在多台设备上使用：Basic 两台，Premium 四台。在一台设备上停下，可在另一台上接着看。',
    },
    family: {
      title: '适合孩子观看吗？',
      text: '账户须由成年人持有，可以添加多个用户；家庭或青少年用户只会看到适合该年龄的内容。',
    },
  },
  closing: '灯亮着，请进。',
};
