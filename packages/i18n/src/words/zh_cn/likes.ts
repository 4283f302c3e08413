export const likes = {
  add: '喜欢《{title}》',
};
