export const watchHistory = {
  continueWatching: 'Seguir viendo',
  continueWatchingFor: 'Seguir viendo, {name}',
  watched: '{percent} visto',
  upNext: 'A continuación',
  remove: 'Quitar {title} de esta fila',
} as const;
