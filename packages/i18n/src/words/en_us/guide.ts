/** The page that says what Madang is to somebody who has just come. */
export const guide = {
  title: 'Korea, the evening it happens.',
  text: 'Dramas, variety, K-pop and films in one courtyard: over {hours} hours, subtitled in your language.',
  join: 'Create an account',
  browse: 'Look around first',
  home: 'Go to home',
  now: 'On stage now',
  promises: {
    languages: { title: 'Five subtitle languages', text: 'Every series speaks {list}.' },
    hours: {
      title: 'Over {hours} hours',
      text: 'From this week’s episode to the classics that everybody quotes, with a free shelf that needs no plan.',
    },
    devices: { title: 'On every screen at home', text: 'In the browser, and as an app on {list}.' },
  },
  smartTv: 'smart TVs',
  questions: 'Questions people ask first',
  faq: {
    what: {
      title: 'What is Madang?',
      text: 'A madang is the open courtyard of a Korean house, where a village gathers to watch a performance. Ours streams Korean dramas, variety shows, K-pop, films and documentaries.',
    },
    cost: {
      title: 'What does it cost?',
      text: 'Looking around and the free titles cost nothing. Everything else comes with a plan, Basic or Premium, paid by the month or by the year.',
    },
    free: {
      title: 'Can I watch without paying?',
      text: 'Yes. Titles marked Free play to the end without a plan and without a card. With an account you also keep a list and your place in every episode.',
    },
    subtitles: {
      title: 'Which subtitles are there?',
      text: 'English, Portuguese, Spanish, Simplified Chinese and Vietnamese. You can change language, size and color while watching.',
    },
    devices: {
      title: 'Can I use several devices?',
      text: 'Yes. One account works on several devices at once: two with Basic, four with Premium. You can stop on one and go on with another.',
    },
    family: {
      title: 'Is it suitable for children?',
      text: 'An account belongs to an adult. It can hold several profiles, and a family or teen profile only shows what is rated for that age.',
    },
  },
  closing: 'The lights are on. Come in.',
} as const;
