/** What a page says around the frame with the card fields. */
export const cardFields = {
  title: 'Card details',
  loading: 'Loading the card fields …',
  missing: 'The card fields did not load',
  missingText: 'Check your connection and try again.',
  again: 'Try again',
} as const;
