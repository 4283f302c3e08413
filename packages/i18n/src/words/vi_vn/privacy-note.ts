export const privacyNote = {
  label: 'Quyền riêng tư',
  runs: 'Chúng tôi thống kê lượt xem để lập bảng xem nhiều nhất. Dữ liệu này không được chia sẻ với bên thứ ba.',
  asks: 'Chúng tôi có thể thống kê lượt xem của bạn để lập bảng xem nhiều nhất không? Dữ liệu này không được chia sẻ với bên thứ ba.',
  allow: 'Đồng ý',
  refuse: 'Không, cảm ơn',
} as const;
