export const likes = {
  add: '点赞《{title}》',
  e_failloadsubs: '订阅加载失败，请稍后再试。',
};
