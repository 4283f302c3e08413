export const watchHistory = {
  continueWatching: 'Continuar assistindo',
  continueWatchingFor: 'Continuar assistindo, {name}',
  watched: '{percent} assistido',
  upNext: 'A seguir',
  remove: 'Remover {title} desta fileira',
} as const;
