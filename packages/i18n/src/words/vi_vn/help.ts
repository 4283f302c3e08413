export const help = {
  intro: 'Những câu hỏi thường gặp và cách thực hiện.',
  topics: { watching: 'Xem phim', account: 'Tài khoản của bạn', paying: 'Gói và thanh toán' },
  more: {
    watching: 'Tìm hiểu thêm về xem phim',
    account: 'Tìm hiểu thêm về tài khoản',
    paying: 'Tìm hiểu thêm về gói và thanh toán',
  },
  contact: {
    title: 'Bạn vẫn cần trợ giúp?',
    text: 'Hãy liên hệ với chúng tôi. Xin cho biết bạn đã làm gì, điều gì đã xảy ra và trên thiết bị nào.',
  },
  onward: {
    text: 'Trung tâm trợ giúp ở một trang khác. Bạn sẽ đăng nhập ở đó bằng tài khoản của mình.',
    button: 'Đến Trung tâm trợ giúp',
  },
} as const;
