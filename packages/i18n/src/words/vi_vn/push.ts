/** Notifications that come while no page is open. */
export const push = {
  title: 'Thông báo trên trình duyệt này',
  text: {
    on: 'Bạn nhận thông báo mới ngay cả khi không mở Madang.',
    off: 'Nhận thông báo mới ngay cả khi không mở Madang.',
  },
  blocked: 'Trình duyệt này chặn thông báo của Madang. Bạn có thể thay đổi trong cài đặt của trình duyệt.',
  failed: 'Chưa thực hiện được. Vui lòng thử lại.',
  turnOn: 'Bật',
  turnOff: 'Tắt',
} as const;
