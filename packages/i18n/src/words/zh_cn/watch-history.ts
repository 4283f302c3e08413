export const watchHistory = {
  continueWatching: '继续观看',
  continueWatchingFor: '{name}，继续观看',
  watched: '已观看 {percent}',
  upNext: '接着看',
  remove: '将《{title}》移出此栏',
  history: '观看记录',
  watchedOn: '{date}观看',
  finished: '已看完',
  removeFromHistory: '从观看记录中移除《{title}》',
  removed: '《{title}》已从观看记录中移除。',
  undo: '撤销',
  none: { title: '还没有观看记录', text: '您看过的内容会保留在这里，并记住看到哪儿。', action: '去找一部' },
} as const;
