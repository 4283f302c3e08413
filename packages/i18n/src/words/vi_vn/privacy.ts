export const privacy = {
  text: 'Madang chỉ lưu dữ liệu cần thiết để hoạt động. Bạn quyết định hai điều dưới đây; lựa chọn của bạn áp dụng cho trình duyệt này và, khi bạn đăng nhập, cho mọi thiết bị của bạn.',
  saleTitle: 'Không bán hoặc chia sẻ thông tin cá nhân của tôi',
  saleText:
    'Với phim miễn phí, quảng cáo có thể đến từ công ty khác, và máy chủ của họ khi đó thấy địa chỉ IP của bạn. Chúng tôi không cung cấp cho họ thông tin nào về bạn. Nếu bạn từ chối, bạn sẽ chỉ xem quảng cáo của chúng tôi.',
  sale: 'Không bán hoặc chia sẻ thông tin cá nhân của tôi',
  signal:
    'Trình duyệt của bạn gửi tín hiệu Global Privacy Control. Chúng tôi tôn trọng tín hiệu này: dù bạn chọn gì ở đây, bạn sẽ không thấy quảng cáo từ công ty khác.',
  young: 'Luôn bật cho hồ sơ gia đình và thiếu niên.',
  statisticsTitle: 'Thống kê',
  statisticsText:
    'Chúng tôi thống kê lượt xem và lượt mở từ tìm kiếm để lập bảng xem nhiều nhất và cải thiện dịch vụ. Dữ liệu này không được chia sẻ với bên thứ ba.',
  statistics: 'Thống kê lượt xem của tôi',
  save: 'Lưu lựa chọn',
  saved: 'Lựa chọn của bạn đã được lưu.',
  neededTitle: 'Dữ liệu luôn được lưu',
  needed: {
    session: 'Trạng thái đăng nhập và hồ sơ đang dùng',
    language: 'Ngôn ngữ của bạn và cách sắp xếp danh sách',
    player: 'Ngôn ngữ phụ đề, tùy chọn âm thanh và hình ảnh, cùng các tìm kiếm gần đây, chỉ trên trình duyệt này',
    place: 'Tiến độ xem, danh sách, lượt thích và kiểu phụ đề của từng hồ sơ',
    downloads: 'Nội dung đã tải, trên thiết bị dùng để tải',
    faults: 'Nhật ký lỗi, trong 90 ngày, để khắc phục',
  },
  dataTitle: 'Dữ liệu của bạn',
  dataText: 'Khi đăng nhập, bạn có thể tải từ tài khoản một tệp chứa mọi dữ liệu chúng tôi lưu về bạn.',
  toAccount: 'Đến tài khoản của tôi',
  export: {
    title: 'Dữ liệu của bạn',
    text: 'Một tệp JSON chứa mọi dữ liệu chúng tôi lưu về tài khoản này: thông tin, hồ sơ, danh sách, lịch sử xem, thiết bị và email. Tệp không chứa mật khẩu hay khóa.',
    password: 'Mật khẩu của bạn',
    submit: 'Lấy dữ liệu của tôi',
    noPassword: 'Để lấy tệp, trước hết hãy đặt mật khẩu.',
    ready: 'Tệp của bạn đã sẵn sàng. Bạn có thể tải trong năm phút, chỉ trên thiết bị này.',
    download: 'Tải tệp',
    again: 'Yêu cầu lại',
  },
} as const;
