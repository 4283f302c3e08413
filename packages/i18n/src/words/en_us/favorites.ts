export const favorites = {
  myList: 'My list',
  add: 'Add {title} to my list',
  remove: 'Take {title} off my list',
} as const;
