export const favorites = {
  myList: '我的片单',
  add: '将《{title}》加入我的片单',
  remove: '将《{title}》移出我的片单',
  shelf: '我的片单',
  removed: '《{title}》已移出片单。',
  clear: '清空片单',
  cleared: '片单已清空。',
  titles: { other: '{count} 部作品' },
  none: { title: '片单还是空的', text: '点按作品上的加号，即可将想看的作品保存到这里。', action: '去看看' },
} as const;
