export const help = {
  intro: 'Những điều mọi người hỏi nhiều nhất, và cách làm từng việc.',
  topics: { watching: 'Xem phim', account: 'Tài khoản của bạn', paying: 'Gói và thanh toán' },
  more: { watching: 'Thêm về xem phim', account: 'Thêm về tài khoản của bạn', paying: 'Thêm về gói và thanh toán' },
  contact: {
    title: 'Bạn chưa tìm thấy?',
    text: 'Hãy viết cho chúng tôi. Xin cho biết bạn đã làm gì, điều gì đã xảy ra, và trên thiết bị nào.',
  },
  onward: { text: 'Trung tâm trợ giúp ở một trang khác. Bạn được đăng nhập ở đó bằng tài khoản của mình.', button: 'Đến đó' },
} as const;
