export const popups = {
  learnMore: 'Tìm hiểu thêm',
  skip: 'Không hiện trong 7 ngày',
  previous: 'Trước',
  next: 'Tiếp theo',
  show: 'Xem {number} trong {count}',
};
