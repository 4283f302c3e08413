export const zipCampaign = {
  title: 'Cho chúng tôi biết bạn ở đâu',
  label: 'Mã bưu chính',
  send: 'Gửi',
  missing: 'Vui lòng nhập mã bưu chính.',
  malformed: 'Vui lòng nhập mã bưu chính hợp lệ.',
  eligible: 'Cảm ơn bạn. Mã bưu chính của bạn được tham gia.',
  elsewhere: 'Cảm ơn bạn. Lần này khu vực của bạn chưa được tham gia.',
  failed: 'Không gửi được mã bưu chính. Vui lòng thử lại sau giây lát.',
};
