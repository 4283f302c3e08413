export const popups = {
  learnMore: 'Más información',
  skip: 'No mostrar durante 7 días',
  previous: 'Anterior',
  next: 'Siguiente',
  show: 'Mostrar {number} de {count}',
};
