/** What a page says around the frame with the card fields. */
export const cardFields = {
  title: 'Datos de la tarjeta',
  loading: 'Cargando los campos de la tarjeta…',
  missing: 'No se pudieron cargar los campos de la tarjeta',
  missingText: 'Revisa tu conexión e inténtalo de nuevo.',
  again: 'Reintentar',
};
