export const zipCampaign = {
  title: '输入您的邮政编码',
  label: '邮政编码',
  send: '提交',
  missing: '请输入您的邮政编码。',
  malformed: '请输入有效的邮政编码。',
  eligible: '谢谢。您所在的地区符合活动条件。',
  elsewhere: '谢谢。此次活动不包括您所在的地区。',
  failed: '无法提交邮政编码，请稍后再试。',
};
