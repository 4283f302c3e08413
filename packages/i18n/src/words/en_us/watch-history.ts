export const watchHistory = {
  continueWatching: 'Continue watching',
  continueWatchingFor: 'Continue watching, {name}',
  watched: '{percent} watched',
  upNext: 'Up next',
  remove: 'Remove {title} from this row',
  history: 'History',
  watchedOn: 'Watched on {date}',
  finished: 'Watched to the end',
  removeFromHistory: 'Remove {title} from the history',
  removed: '{title} is no longer in your history.',
  undo: 'Undo',
  none: { title: 'Nothing watched yet', text: 'What you watch is kept here, with your place in it.', action: 'Find something' },
} as const;
