/** Notifications that come while no page is open. */
export const push = {
  title: 'Cả trong trình duyệt này',
  text: {
    on: 'Bạn nhận tin mới ngay cả khi không mở trang nào của Madang.',
    off: 'Nhận tin mới ngay cả khi không mở trang nào của Madang.',
  },
  blocked: 'Trình duyệt này chặn thông báo của Madang. Bạn có thể thay đổi trong cài đặt của trình duyệt.',
  failed: 'Chưa thực hiện được. Vui lòng thử lại.',
  turnOn: 'Bật',
  turnOff: 'Tắt',
} as const;
