export const alerts = {
  buttons: {
    ok: 'OK',
    cancel: 'Hủy',
    details: 'Chi tiết',
    no: 'Không',
    yes: 'Có',
    goBack: 'Quay lại',
    stayHere: 'Ở lại đây',
    resend: 'Gửi lại',
  },
  notActivated: {
    title: 'Email của bạn chưa được xác nhận',
    text: 'Chúng tôi đã gửi liên kết xác nhận đến {email} khi bạn đăng ký. Gửi lại?',
  },
  blocked: {
    title: 'Đổi hồ sơ?',
    text: 'Hồ sơ này bị giới hạn bởi chế độ kiểm soát của phụ huynh. Chọn hồ sơ khác để xem?',
  },
  closed: 'Tạm ngừng đăng ký gói',
} as const;
