/** What a page says around the frame with the card fields. */
export const cardFields = {
  title: '银行卡信息',
  loading: '正在加载银行卡输入框…',
  missing: '银行卡输入框未能加载',
  missingText: '请检查网络连接后再试一次。',
  again: '重试',
};
