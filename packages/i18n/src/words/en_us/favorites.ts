export const favorites = {
  myList: 'My list',
  add: 'Add {title} to my list',
  remove: 'Take {title} off my list',
  shelf: 'Favorites',
  removed: '{title} is off your list.',
  clear: 'Clear my list',
  cleared: 'Your list is empty now.',
  titles: { one: '{count} title', other: '{count} titles' },
  none: {
    title: 'Your list is empty',
    text: 'Put aside what you want to see: the plus on every title keeps it here.',
    action: 'Find something',
  },
} as const;
