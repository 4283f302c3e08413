export const watchHistory = {
  continueWatching: 'Continuar assistindo',
  continueWatchingFor: 'Continuar assistindo, {name}',
  watched: '{percent} assistido',
  upNext: 'A seguir',
  remove: 'Remover {title} desta fileira',
  history: 'Histórico',
  watchedOn: 'Visto em {date}',
  finished: 'Visto até o fim',
  removeFromHistory: 'Tirar {title} do histórico',
  removed: '{title} saiu do seu histórico.',
  undo: 'Desfazer',
  none: {
    title: 'Nada visto ainda',
    text: 'O que você assiste fica aqui, no ponto em que parou.',
    action: 'Achar algo para ver',
  },
} as const;
