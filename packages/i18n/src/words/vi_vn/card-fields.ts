/** What a page says around the frame with the card fields. */
export const cardFields = {
  title: 'Thông tin thẻ',
  loading: 'Đang tải các ô nhập thẻ…',
  missing: 'Không tải được các ô nhập thẻ',
  missingText: 'Vui lòng kiểm tra kết nối rồi thử lại.',
  again: 'Thử lại',
};
