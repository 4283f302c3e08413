export const likes = {
  add: 'Me gusta {title}',
};
