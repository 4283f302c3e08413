/** What a first visit says of privacy, over whichever page it is. */
export const privacyNote = {
  label: 'Privacy',
  runs: 'We count what is watched, for our most-watched lists. The numbers stay with us.',
  asks: 'May we count what you watch, for our most-watched lists? The numbers stay with us.',
  allow: 'That’s fine',
  refuse: 'Don’t count me',
} as const;
