export const popups = {
  learnMore: 'Saiba mais',
  skip: 'Não mostrar por 7 dias',
  previous: 'Anterior',
  next: 'Próximo',
  show: 'Ir para o aviso {number} de {count}',
};
