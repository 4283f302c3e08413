/** Notifications that come while no page is open. */
export const push = {
  title: 'También en este navegador',
  text: {
    on: 'Recibes avisos de las novedades aunque Madang no esté abierto.',
    off: 'Recibe avisos de las novedades aunque Madang no esté abierto.',
  },
  blocked: 'Este navegador bloquea las notificaciones de Madang. Puedes cambiarlo en la configuración del navegador.',
  failed: 'No funcionó. Inténtalo de nuevo.',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
} as const;
