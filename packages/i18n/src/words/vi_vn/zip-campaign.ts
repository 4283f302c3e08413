export const zipCampaign = {
  title: 'Nhập mã bưu chính của bạn',
  label: 'Mã bưu chính',
  send: 'Gửi',
  missing: 'Vui lòng nhập mã bưu chính.',
  malformed: 'Vui lòng nhập mã bưu chính hợp lệ.',
  eligible: 'Cảm ơn bạn. Khu vực của bạn đủ điều kiện tham gia.',
  elsewhere: 'Cảm ơn bạn. Lần này khu vực của bạn chưa được áp dụng.',
  failed: 'Không gửi được mã bưu chính. Vui lòng thử lại sau giây lát.',
};
