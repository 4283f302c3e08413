export const likes = {
  add: 'Gostei de {title}',
  e_failloadsubs: 'Não foi possível carregar a assinatura. Tente de novo daqui a pouco.',
};
