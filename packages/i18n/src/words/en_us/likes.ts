export const likes = {
  add: 'Like {title}',
  /** Shown after any failed call for likes (ER-29, LI-33). */
  e_failloadsubs: 'Failed to load subscription. Please try again in a moment.',
} as const;
