export const guide = {
  title: 'Phim Hàn lên sóng tối nay, xem ngay tối nay.',
  text: 'Phim bộ, chương trình giải trí, K-pop và phim lẻ ở cùng một nơi, có phụ đề tiếng Việt.',
  join: 'Tạo tài khoản',
  browse: 'Khám phá trước',
  home: 'Về trang chủ',
  now: 'Đang chiếu',
  promises: {
    languages: { title: 'Phụ đề {count} ngôn ngữ', text: 'Phim nào cũng có phụ đề {list}.' },
    catalog: {
      hours: 'Hơn {hours} giờ',
      titles: '{count} phim và chương trình',
      text: 'Từ tập mới tuần này đến những tác phẩm kinh điển ai cũng nhắc, và nhiều phim miễn phí không cần gói.',
    },
    devices: { title: 'Trên mọi màn hình trong nhà', text: 'Trên trình duyệt và qua ứng dụng cho {list}.' },
  },
  smartTv: 'TV thông minh',
  questions: 'Câu hỏi thường gặp',
  faq: {
    what: {
      title: 'Madang là gì?',
      text: 'Madang (마당) là khoảng sân của ngôi nhà Hàn Quốc, nơi cả làng tụ họp xem biểu diễn. Chúng tôi phát trực tuyến phim bộ, chương trình giải trí, K-pop, phim lẻ và phim tài liệu Hàn Quốc.',
    },
    cost: {
      title: 'Giá bao nhiêu?',
      text: 'Khám phá trang và xem phim miễn phí thì không mất tiền. Phần còn lại cần một gói, Basic hoặc Premium, trả theo tháng hoặc theo năm.',
    },
    free: {
      title: 'Không trả tiền có xem được không?',
      text: 'Được. Phim ghi “Miễn phí” xem trọn vẹn mà không cần gói hay thẻ. Có tài khoản, bạn còn lưu được danh sách và xem tiếp từ chỗ đã dừng.',
    },
    subtitles: {
      title: 'Có những phụ đề nào?',
      text: 'Có phụ đề {list}. Bạn có thể đổi ngôn ngữ, cỡ chữ và màu phụ đề khi xem.',
    },
    devices: {
      title: 'Dùng nhiều thiết bị được không?',
      text: 'Được. Một tài khoản dùng cùng lúc trên nhiều thiết bị: hai với Basic, bốn với Premium. Dừng trên thiết bị này, xem tiếp trên thiết bị khác.',
    },
    family: {
      title: 'Có phù hợp với trẻ em không?',
      text: 'Chủ tài khoản phải là người lớn. Tài khoản có thể có nhiều hồ sơ; hồ sơ gia đình hoặc thiếu niên chỉ hiện phim phù hợp lứa tuổi.',
    },
  },
  closing: 'Đèn đã sáng. Mời bạn vào.',
};
