export const favorites = {
  myList: 'Danh sách của tôi',
  add: 'Thêm {title} vào danh sách của tôi',
  remove: 'Bỏ {title} khỏi danh sách của tôi',
  shelf: 'Yêu thích',
  removed: '{title} không còn trong danh sách.',
  clear: 'Xóa hết danh sách',
  cleared: 'Danh sách của bạn giờ đã trống.',
  titles: { other: '{count} nội dung' },
  none: {
    title: 'Danh sách còn trống',
    text: 'Để dành những gì bạn muốn xem: dấu cộng ở mỗi nội dung sẽ giữ nó tại đây.',
    action: 'Tìm nội dung',
  },
} as const;
