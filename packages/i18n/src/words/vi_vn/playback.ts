export const playback = {
  prompts: {
    SIGN_IN_NEEDED: { title: 'Đăng nhập để xem', text: 'Tài khoản miễn phí và ghi nhớ chỗ bạn đang xem ở từng tập.' },
    SUBSCRIBER_SIGN_IN_NEEDED: {
      title: 'Đăng nhập để xem',
      text: 'Nội dung này dành cho người đăng ký. Hãy đăng nhập nếu bạn đã đăng ký, hoặc tạo tài khoản và chọn gói.',
    },
    NEXT_EPISODE: {
      title: 'Đăng nhập để xem tập tiếp theo',
      text: 'Tài khoản miễn phí và ghi nhớ chỗ bạn đang xem ở từng tập.',
    },
    SUBSCRIPTION_NEEDED: {
      title: 'Đăng ký gói để xem',
      text: 'Nội dung này dành cho người đăng ký. Hãy so sánh các gói và chọn gói của bạn.',
    },
    SUBSCRIPTION_PAUSED: { title: 'Gói của bạn đang tạm nghỉ', text: 'Hãy tiếp tục gói trong tài khoản để xem ngay.' },
    CONTENT_PREPARING: { title: 'Đang chuẩn bị', text: 'Chúng tôi vẫn đang làm hình ảnh và phụ đề. Hãy quay lại sau.' },
    CONTENT_COMING_SOON: { title: 'Sắp ra mắt', text: 'Bạn có thể xem từ {date}.' },
    CONTENT_EXPIRED: { title: 'Không còn nữa', text: 'Bản quyền đã hết hạn và nội dung này đã rời Madang.' },
    CONTENT_NOT_IN_COUNTRY: { title: 'Không có ở quốc gia của bạn', text: 'Bản quyền nội dung này không bao gồm {country}.' },
    RATED_ABOVE_PROFILE: {
      title: 'Không dành cho hồ sơ này',
      text: 'Kiểm soát của phụ huynh không cho hồ sơ bạn đang dùng xem nội dung này.',
    },
    CONTENT_NOT_PLAYABLE: { title: 'Hãy chọn một tập', text: 'Nội dung này có nhiều phần.' },
    TOO_MANY_STREAMS: {
      title: 'Quá nhiều thiết bị đang phát',
      text: 'Xác thực không thành công hoặc đã đạt số phiên xem cùng lúc tối đa. Vui lòng thử lại sau vài phút.',
    },
    STREAM_ENDED: { title: 'Việc phát ở đây đã dừng', text: 'Một thiết bị khác trong tài khoản của bạn đã dừng để lấy chỗ.' },
    OUTAGE: {
      title: 'Không bắt đầu phát được',
      text: 'Vui lòng thử lại sau giây lát. Nếu vẫn lỗi, hãy liên hệ Trung tâm trợ giúp.',
    },
  },
  actions: {
    signIn: 'Đăng nhập',
    signUp: 'Tạo tài khoản',
    seePlans: 'Xem các gói',
    resumePlan: 'Tiếp tục gói của tôi',
    toTitle: 'Về nội dung này',
    tryAgain: 'Thử lại',
    playHere: 'Phát lại ở đây',
    code: 'Mã {code}',
  },
  streams: { playingNow: 'Đang phát trong tài khoản của bạn', end: 'Dừng', since: 'từ {time}' },
  lines: {
    seasonEpisode: 'Mùa {season}, tập {episode}',
    seasonEpisodeTitle: 'Mùa {season}, tập {episode}: {title}',
  },
};
