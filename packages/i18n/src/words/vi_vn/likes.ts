export const likes = {
  add: 'Thích {title}',
  e_failloadsubs: 'Không tải được gói đăng ký. Vui lòng thử lại sau giây lát.',
};
