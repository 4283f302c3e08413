export const favorites = {
  myList: 'Danh sách của tôi',
  add: 'Thêm {title} vào danh sách của tôi',
  remove: 'Bỏ {title} khỏi danh sách của tôi',
  shelf: 'Danh sách của tôi',
  removed: 'Đã bỏ {title} khỏi danh sách.',
  clear: 'Xóa hết danh sách',
  cleared: 'Đã xóa hết danh sách.',
  titles: { other: '{count} phim' },
  none: {
    title: 'Danh sách còn trống',
    text: 'Chọn dấu cộng ở phim bạn muốn xem để lưu vào đây.',
    action: 'Tìm phim',
  },
} as const;
