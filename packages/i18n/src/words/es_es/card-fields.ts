/** What a page says around the frame with the card fields. */
export const cardFields = {
  title: 'Datos de la tarjeta',
  loading: 'Cargando los campos de la tarjeta …',
  missing: 'No se han cargado los campos de la tarjeta',
  missingText: 'Comprueba tu conexión e inténtalo de nuevo.',
  again: 'Reintentar',
};
