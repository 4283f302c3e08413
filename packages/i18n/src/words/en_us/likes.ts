export const likes = {
  add: 'Like {title}',
} as const;
