export const identities = {
  or: 'hoặc',
  continueWith: 'Tiếp tục với {name}',
  affirmation: 'Khi tiếp tục, bạn xác nhận từ 18 tuổi trở lên và đồng ý với điều khoản sử dụng.',
  failed: { title: 'Không thể đăng nhập', back: 'Quay lại đăng nhập' },
  link: {
    title: 'Thêm một bước, chỉ lần này',
    text: '{provider} xác nhận {email}, địa chỉ này đã có mật khẩu tại đây. Hãy nhập mật khẩu đó, từ nay chỉ cần {provider}.',
    submit: 'Liên kết và đăng nhập',
  },
  birthDate: {
    title: 'Bạn sinh ngày nào?',
    text: 'Madang dành cho người từ 18 tuổi trở lên. Chúng tôi chỉ hỏi một lần.',
    submit: 'Tiếp tục',
  },
  away: '{name} hiện không khả dụng',
};
