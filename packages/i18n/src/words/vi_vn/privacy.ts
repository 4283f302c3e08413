export const privacy = {
  text: 'Madang chỉ giữ những gì cần để hoạt động. Có hai điều do bạn quyết định; lựa chọn của bạn có hiệu lực trên trình duyệt này và trên mọi thiết bị mà bạn đã đăng nhập.',
  saleTitle: 'Không bán hoặc chia sẻ thông tin cá nhân của tôi',
  saleText:
    'Với nội dung miễn phí, quảng cáo có thể đến từ công ty khác, và máy chủ của họ khi đó thấy địa chỉ mạng của bạn. Chúng tôi không cho họ biết gì về bạn. Nếu bạn từ chối, bạn sẽ xem quảng cáo của chính chúng tôi.',
  sale: 'Không bán hoặc chia sẻ thông tin cá nhân của tôi',
  signal:
    'Trình duyệt của bạn gửi tín hiệu Global Privacy Control. Chúng tôi tôn trọng tín hiệu này: không có quảng cáo nào từ công ty khác đến với bạn, dù bạn chọn gì ở đây.',
  young: 'Với hồ sơ gia đình và thiếu niên thì luôn như vậy.',
  statisticsTitle: 'Thống kê',
  statisticsText:
    'Chúng tôi đếm những gì được xem và được mở từ tìm kiếm, để lập danh sách xem nhiều nhất và cải thiện dịch vụ. Các con số chỉ ở lại với chúng tôi.',
  statistics: 'Đếm những gì tôi xem',
  save: 'Lưu lựa chọn',
  saved: 'Lựa chọn của bạn đã được lưu.',
  neededTitle: 'Những gì luôn được giữ',
  needed: {
    session: 'Việc bạn đã đăng nhập và hồ sơ nào đang xem',
    language: 'Ngôn ngữ của bạn và thứ tự các danh sách',
    player: 'Cách bạn thích phụ đề, âm thanh và hình ảnh, cùng các tìm kiếm gần đây, chỉ trên trình duyệt này',
    place: 'Chỗ bạn dừng lại, danh sách và lượt thích của bạn, cho hồ sơ của riêng bạn',
    downloads: 'Những gì bạn đã tải về, trên thiết bị đã tải',
    faults: 'Các lệnh gọi bị lỗi, trong 90 ngày, để chúng tôi có thể sửa',
  },
  dataTitle: 'Dữ liệu của bạn',
  dataText: 'Khi bạn đăng nhập, tài khoản cho bạn một tệp chứa mọi thứ chúng tôi lưu về bạn.',
  toAccount: 'Đến tài khoản của tôi',
  export: {
    title: 'Dữ liệu của bạn',
    text: 'Một tệp (JSON) chứa mọi thứ chúng tôi lưu về tài khoản này: thông tin, hồ sơ, danh sách, lịch sử, thiết bị, thư. Tệp không chứa mật khẩu hay khóa.',
    password: 'Mật khẩu của bạn',
    submit: 'Lấy dữ liệu của tôi',
    noPassword: 'Để lấy tệp, trước hết hãy đặt mật khẩu.',
    ready: 'Tệp của bạn đã sẵn sàng. Có thể tải trong năm phút, chỉ trên thiết bị này.',
    download: 'Tải tệp',
    again: 'Yêu cầu lại',
  },
} as const;
