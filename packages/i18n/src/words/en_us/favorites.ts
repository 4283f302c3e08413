export const favorites = {
  myList: 'My List',
  add: 'Add {title} to My List',
  remove: 'Remove {title} from My List',
  shelf: 'My List',
  removed: '{title} was removed from My List.',
  clear: 'Clear My List',
  cleared: 'My List cleared.',
  titles: { one: '{count} title', other: '{count} titles' },
  none: {
    title: 'Your list is empty',
    text: 'Select + on any title to save it here.',
    action: 'Find something to watch',
  },
} as const;
