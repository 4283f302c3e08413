export const watchHistory = {
  continueWatching: 'Continue watching',
  continueWatchingFor: 'Continue watching, {name}',
  watched: '{percent} watched',
  upNext: 'Up next',
  remove: 'Remove {title} from this row',
} as const;
