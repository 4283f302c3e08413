export const watchHistory = {
  continueWatching: 'Xem tiếp',
  continueWatchingFor: 'Xem tiếp, {name}',
  watched: 'Đã xem {percent}',
  upNext: 'Tập tiếp theo',
  remove: 'Bỏ {title} khỏi hàng này',
} as const;
