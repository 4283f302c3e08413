export const likes = {
  add: 'Marcar “Me gusta” en {title}',
  e_failloadsubs: 'No se pudo cargar la suscripción. Inténtalo de nuevo en un momento.',
};
