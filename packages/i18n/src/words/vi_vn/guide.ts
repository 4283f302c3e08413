export const guide = {
  title: 'Hàn Quốc, ngay trong đêm diễn.',
  text: 'Phim bộ, giải trí, K-pop và phim lẻ trong một khoảng sân: hơn {hours} giờ, có phụ đề bằng tiếng của bạn.',
  join: 'Tạo tài khoản',
  browse: 'Xem qua trước đã',
  home: 'Về trang chủ',
  now: 'Đang lên sân khấu',
  promises: {
    languages: { title: 'Phụ đề năm ngôn ngữ', text: 'Mỗi bộ phim đều có {list}.' },
    hours: {
      title: 'Hơn {hours} giờ',
      text: 'Từ tập mới tuần này đến những tác phẩm kinh điển ai cũng nhắc, kèm một kệ miễn phí không cần gói.',
    },
    devices: { title: 'Trên mọi màn hình trong nhà', text: 'Trên trình duyệt và qua ứng dụng cho {list}.' },
  },
  smartTv: 'TV thông minh',
  questions: 'Những câu được hỏi đầu tiên',
  faq: {
    what: {
      title: 'Madang là gì?',
      text: 'Madang là khoảng sân của ngôi nhà Hàn Quốc, nơi cả làng tụ họp xem biểu diễn. Sân của chúng tôi chiếu phim bộ, giải trí, K-pop, phim lẻ và phim tài liệu Hàn Quốc.',
    },
    cost: {
      title: 'Giá bao nhiêu?',
      text: 'Xem qua và xem nội dung miễn phí thì không mất tiền. Phần còn lại cần một gói, Basic hoặc Premium, trả theo tháng hoặc theo năm.',
    },
    free: {
      title: 'Không trả tiền có xem được không?',
      text: 'Được. Nội dung ghi miễn phí xem trọn vẹn mà không cần gói hay thẻ. Có tài khoản, bạn còn giữ được danh sách và chỗ đang xem.',
    },
    subtitles: {
      title: 'Có những phụ đề nào?',
      text: 'Tiếng Anh, Bồ Đào Nha, Tây Ban Nha, Trung giản thể và Việt. Bạn có thể đổi ngôn ngữ, cỡ chữ và màu khi xem.',
    },
    devices: {
      title: 'Dùng nhiều thiết bị được không?',
      text: 'Được. Một tài khoản dùng cùng lúc trên nhiều thiết bị: hai với Basic, bốn với Premium. Dừng ở máy này, xem tiếp ở máy khác.',
    },
    family: {
      title: 'Có hợp với trẻ em không?',
      text: 'Tài khoản thuộc về người lớn. Tài khoản có thể có nhiều hồ sơ; hồ sơ gia đình hoặc thiếu niên chỉ hiện nội dung hợp tuổi.',
    },
  },
  closing: 'Đèn đã sáng. Mời bạn vào.',
};
