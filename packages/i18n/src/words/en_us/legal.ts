/** What the documents of whoever runs the service are called. */
export const legal = {
  documents: {
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    'privacy-europe': 'Privacy: Europe and UK',
    'privacy-oceania': 'Privacy: Australia and New Zealand',
    'privacy-brazil': 'Privacy: Brazil',
    'privacy-california': 'Privacy: California',
    cookies: 'Cookie policy',
    ratings: 'Rating guidelines',
    accessibility: 'Accessibility',
  },
  company: { corporate: 'About us', careers: 'Careers', business: 'Business inquiries' },
  model: 'This is a model text. Whoever runs this service has not put their own in its place yet.',
} as const;
