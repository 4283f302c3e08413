export const favorites = {
  myList: 'Danh sách của tôi',
  add: 'Thêm {title} vào danh sách của tôi',
  remove: 'Bỏ {title} khỏi danh sách của tôi',
} as const;
