export const favorites = {
  myList: '我的片单',
  add: '将《{title}》加入我的片单',
  remove: '将《{title}》移出我的片单',
} as const;
