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
  model: 'Sample text. The operator of this service hasn’t replaced it yet.',
} as const;
