export const likes = {
  add: 'Me gusta {title}',
  e_failloadsubs: 'No se pudo cargar la suscripción. Vuelve a intentarlo en un momento.',
};
