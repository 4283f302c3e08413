export const popups = {
  learnMore: 'Más información',
  skip: 'No mostrar por 7 días',
  previous: 'Anterior',
  next: 'Siguiente',
  show: 'Ir al aviso {number} de {count}',
};
