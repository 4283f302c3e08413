export const likes = {
  add: '为《{title}》点赞',
  e_failloadsubs: '订阅加载失败，请稍后再试。',
};
