/** What is said where a campaign asks for a postal code. */
export const zipCampaign = {
  title: 'Tell us where you are',
  label: 'ZIP code',
  send: 'Send',
  missing: 'Please enter your ZIP Code.',
  malformed: 'Please enter a valid ZIP code.',
  eligible: 'Thank you. Your ZIP code takes part.',
  elsewhere: 'Thank you. This time your area is not part of it.',
  failed: 'Your ZIP code could not be sent. Please try again in a moment.',
} as const;
