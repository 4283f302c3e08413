/** What is said where a campaign asks for a postal code. */
export const zipCampaign = {
  title: 'Enter your ZIP code',
  label: 'ZIP code',
  send: 'Check',
  missing: 'Please enter your ZIP Code.',
  malformed: 'Please enter a valid ZIP code.',
  eligible: 'Your area is eligible. Thank you!',
  elsewhere: 'Your area isn’t included this time.',
  failed: 'Couldn’t send your ZIP code. Try again in a moment.',
} as const;
