export const likes = {
  add: 'Like {title}',
  /** The product's own key and wording, whatever failed (specification section 8). */
  e_failloadsubs: 'Failed to load subscription. Please try again in a moment.',
} as const;
