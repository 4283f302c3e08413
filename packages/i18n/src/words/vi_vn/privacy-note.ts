export const privacyNote = {
  label: 'Quyền riêng tư',
  runs: 'Chúng tôi đếm những gì được xem, để lập danh sách xem nhiều nhất. Các con số chỉ ở lại với chúng tôi.',
  asks: 'Chúng tôi có thể đếm những gì bạn xem, để lập danh sách xem nhiều nhất không? Các con số chỉ ở lại với chúng tôi.',
  allow: 'Đồng ý',
  refuse: 'Đừng đếm tôi',
} as const;
