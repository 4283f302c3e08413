export const live = {
  title: 'Kênh trực tiếp',
  description: 'Truyền hình Hàn Quốc suốt ngày đêm: đang phát, sắp phát và lịch chiếu bảy ngày.',
  onAir: 'Đang phát sóng',
  now: 'Đang phát',
  next: 'Tiếp theo',
  opening: 'Đang xem kênh phát gì',
  offAir: {
    title: 'Kênh đang tạm ngừng phát sóng',
    next: 'Kênh trở lại {day} lúc {time} với {title}.',
    unknown: 'Chương trình tiếp theo sẽ hiện ở đây ngay khi có lịch.',
  },
  ready: { title: 'Sắp bắt đầu', next: '{title} sắp bắt đầu.' },
  startsIn: 'Bắt đầu sau',
  unreachable: 'Không kết nối được với kênh',
  fromStart: 'Xem từ đầu',
  watchAgain: 'Xem lại',
  watchAgainNamed: 'Xem lại {title}',
  backToLive: 'Về trực tiếp',
  aboutProgramme: 'Về chương trình này',
  prompts: {
    SUBSCRIBER_SIGN_IN_NEEDED: {
      title: 'Đăng nhập để xem trực tiếp',
      text: 'Kênh dành cho người đăng ký. Hãy đăng nhập nếu bạn đã đăng ký, hoặc tạo tài khoản và chọn gói. Lịch chiếu mở cho mọi người.',
    },
    SUBSCRIPTION_NEEDED: {
      title: 'Đăng ký gói để xem trực tiếp',
      text: 'Kênh dành cho người đăng ký. Hãy so sánh các gói và chọn gói của bạn. Lịch chiếu mở cho mọi người.',
    },
    CONTENT_NOT_IN_COUNTRY: {
      title: 'Không có ở quốc gia của bạn',
      text: 'Bản quyền chương trình này không bao gồm {country}. Kênh sẽ tiếp tục ở đây với chương trình sau.',
    },
    RATED_ABOVE_PROFILE: {
      title: 'Không dành cho hồ sơ này',
      text: 'Kiểm soát của phụ huynh không cho hồ sơ bạn đang dùng xem chương trình này. Kênh sẽ tiếp tục ở đây với chương trình sau.',
    },
    OUTAGE: {
      title: 'Kênh chưa phát được',
      text: 'Vui lòng thử lại sau giây lát. Nếu vẫn lỗi, hãy liên hệ Trung tâm trợ giúp.',
    },
  },
  guide: {
    title: 'Lịch chiếu',
    days: 'Các ngày trong lịch chiếu',
    today: 'Hôm nay',
    week: 'Những ngày tới',
    past: 'Tuần vừa qua',
    zone: 'Giờ theo múi giờ của bạn, {zone}. Ở Hàn Quốc đang là {time}.',
    nothing: 'Chưa có lịch.',
    failed: 'Lịch chiếu chưa tải được',
    wrong: {
      title: 'Lịch chiếu có giờ sai',
      text: 'Thông tin chương trình nhận được không hợp lý. Kênh không bị ảnh hưởng; vui lòng thử lại sau giây lát.',
    },
  },
} as const;
