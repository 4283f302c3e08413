/** What a page says around the frame with the card fields. */
export const cardFields = {
  title: 'Card details',
  loading: 'Loading card fields…',
  missing: 'Couldn’t load the card fields',
  missingText: 'Check your connection and try again.',
  again: 'Try again',
} as const;
