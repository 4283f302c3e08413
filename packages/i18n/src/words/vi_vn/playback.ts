export const playback = {
  prompts: {
    SIGN_IN_NEEDED: { title: 'Đăng nhập để xem', text: 'Tài khoản miễn phí và lưu tiến độ xem của bạn.' },
    SUBSCRIBER_SIGN_IN_NEEDED: {
      title: 'Đăng nhập để xem',
      text: 'Phim này dành cho hội viên. Hãy đăng nhập nếu bạn đã có gói, hoặc tạo tài khoản và chọn gói.',
    },
    NEXT_EPISODE: {
      title: 'Đăng nhập để xem tập tiếp theo',
      text: 'Tài khoản miễn phí và lưu tiến độ xem của bạn.',
    },
    SUBSCRIPTION_NEEDED: {
      title: 'Mua gói để xem',
      text: 'Phim này dành cho hội viên. Hãy so sánh các gói và chọn gói của bạn.',
    },
    SUBSCRIPTION_PAUSED: { title: 'Gói của bạn đang tạm ngưng', text: 'Hãy kích hoạt lại gói trong tài khoản để xem ngay.' },
    CONTENT_PREPARING: { title: 'Đang chuẩn bị', text: 'Video và phụ đề đang được hoàn thiện. Hãy quay lại sau.' },
    CONTENT_COMING_SOON: { title: 'Sắp ra mắt', text: 'Bạn có thể xem từ ngày {date}.' },
    CONTENT_EXPIRED: { title: 'Đã ngừng phát hành', text: 'Bản quyền đã hết hạn và phim này không còn trên Madang.' },
    CONTENT_NOT_IN_COUNTRY: { title: 'Không có tại khu vực của bạn', text: 'Phim này không có tại khu vực của bạn ({country}).' },
    RATED_ABOVE_PROFILE: {
      title: 'Hồ sơ này không xem được',
      text: 'Hồ sơ này bị giới hạn bởi chế độ kiểm soát của phụ huynh.',
    },
    CONTENT_NOT_PLAYABLE: { title: 'Hãy chọn một tập', text: 'Hãy chọn một tập trong danh sách tập.' },
    TOO_MANY_STREAMS: {
      title: 'Quá nhiều thiết bị đang phát',
      text: 'Xác thực không thành công hoặc đã đạt số phiên xem cùng lúc tối đa. Vui lòng thử lại sau vài phút.',
    },
    STREAM_ENDED: { title: 'Đã dừng phát trên thiết bị này', text: 'Một thiết bị khác trong tài khoản của bạn đang xem.' },
    OUTAGE: {
      title: 'Không bắt đầu phát được',
      text: 'Vui lòng thử lại sau giây lát. Nếu vẫn không được, hãy liên hệ Trung tâm trợ giúp.',
    },
  },
  actions: {
    signIn: 'Đăng nhập',
    signUp: 'Tạo tài khoản',
    seePlans: 'Xem các gói',
    resumePlan: 'Kích hoạt lại gói của tôi',
    toTitle: 'Chi tiết phim',
    tryAgain: 'Thử lại',
    playHere: 'Tiếp tục phát ở đây',
    code: 'Mã lỗi: {code}',
  },
  streams: { playingNow: 'Các thiết bị đang phát trong tài khoản của bạn', end: 'Dừng', since: 'từ {time}' },
  lines: {
    seasonEpisode: 'Mùa {season}, tập {episode}',
    seasonEpisodeTitle: 'Mùa {season}, tập {episode}: {title}',
  },
};
