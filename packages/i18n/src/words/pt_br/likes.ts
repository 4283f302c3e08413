export const likes = {
  add: 'Gostei de {title}',
};
