export const watchHistory = {
  continueWatching: '继续观看',
  continueWatchingFor: '{name}，继续观看',
  watched: '已观看 {percent}',
  upNext: '接着看',
  remove: '将《{title}》移出此栏',
} as const;
