/** What surrounds an operator's own words and picture. */
export const popups = {
  learnMore: 'Learn More',
  skip: 'Don’t show for 7 days',
  previous: 'Previous',
  next: 'Next',
  show: 'Go to slide {number} of {count}',
} as const;
