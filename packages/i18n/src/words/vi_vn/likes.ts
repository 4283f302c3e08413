export const likes = {
  add: 'Thích {title}',
};
