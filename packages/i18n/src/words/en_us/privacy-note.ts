/** What a first visit says of privacy, over whichever page it is. */
export const privacyNote = {
  label: 'Privacy',
  runs: 'We count what’s watched for our most-watched lists. We don’t share this data.',
  asks: 'Can we count what you watch for our most-watched lists? We don’t share this data.',
  allow: 'OK',
  refuse: 'No thanks',
} as const;
