export const popups = {
  learnMore: 'Tìm hiểu thêm',
  skip: 'Không hiện lại trong 7 ngày',
  previous: 'Trước',
  next: 'Tiếp theo',
  show: 'Đến mục {number}/{count}',
};
