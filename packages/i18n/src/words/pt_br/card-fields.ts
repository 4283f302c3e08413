/** What a page says around the frame with the card fields. */
export const cardFields = {
  title: 'Dados do cartão',
  loading: 'Carregando os campos do cartão…',
  missing: 'Não foi possível carregar os campos do cartão',
  missingText: 'Verifique sua conexão e tente de novo.',
  again: 'Tentar de novo',
};
