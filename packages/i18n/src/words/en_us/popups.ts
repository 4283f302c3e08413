/** What surrounds an operator's own words and picture. */
export const popups = {
  learnMore: 'Learn More',
  skip: 'Don’t show for 7 days',
  previous: 'Previous',
  next: 'Next',
  show: 'Show {number} of {count}',
} as const;
