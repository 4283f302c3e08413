export const likes = {
  add: 'Curtir {title}',
  e_failloadsubs: 'Não foi possível carregar a assinatura. Tente de novo em instantes.',
};
