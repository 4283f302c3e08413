export const watchHistory = {
  continueWatching: 'Seguir viendo',
  continueWatchingFor: 'Seguir viendo, {name}',
  watched: '{percent} visto',
  upNext: 'A continuación',
  remove: 'Quitar {title} de esta fila',
  history: 'Historial',
  watchedOn: 'Visto el {date}',
  finished: 'Visto hasta el final',
  removeFromHistory: 'Quitar {title} del historial',
  removed: '{title} ya no está en tu historial.',
  undo: 'Deshacer',
  none: {
    title: 'Aún no has visto nada',
    text: 'Lo que ves se queda aquí, en el punto donde lo dejaste.',
    action: 'Buscar algo',
  },
} as const;
