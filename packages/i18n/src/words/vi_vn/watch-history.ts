export const watchHistory = {
  continueWatching: 'Xem tiếp',
  continueWatchingFor: 'Xem tiếp, {name}',
  watched: 'Đã xem {percent}',
  upNext: 'Tập tiếp theo',
  remove: 'Bỏ {title} khỏi hàng này',
  history: 'Lịch sử xem',
  watchedOn: 'Đã xem ngày {date}',
  finished: 'Đã xem hết',
  removeFromHistory: 'Xóa {title} khỏi lịch sử xem',
  removed: '{title} không còn trong lịch sử xem.',
  undo: 'Hoàn tác',
  none: { title: 'Chưa xem gì cả', text: 'Những gì bạn xem được giữ ở đây, kèm chỗ đang xem dở.', action: 'Tìm thứ để xem' },
} as const;
