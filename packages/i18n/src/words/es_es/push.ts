/** Notifications that come while no page is open. */
export const push = {
  title: 'También en este navegador',
  text: {
    on: 'Te enteras de las novedades aunque no tengas abierta ninguna página de Madang.',
    off: 'Entérate de las novedades aunque no tengas abierta ninguna página de Madang.',
  },
  blocked: 'Este navegador bloquea las notificaciones de Madang. Puedes cambiarlo en sus ajustes.',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
} as const;
