export const likes = {
  add: 'Thích {title}',
  e_failloadsubs: 'Không tải được gói của bạn. Vui lòng thử lại sau giây lát.',
};
