export const likes = {
  add: 'Me gusta {title}',
  e_failloadsubs: 'No se pudo cargar la suscripción. Inténtalo de nuevo en un momento.',
};
