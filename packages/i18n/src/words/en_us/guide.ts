/** The page that says what Madang is to somebody who has just come. */
export const guide = {
  title: 'Korean TV, the night it airs.',
  text: 'Dramas, variety shows, K-pop, and movies in one courtyard, subtitled in your language.',
  join: 'Create an account',
  browse: 'Browse first',
  home: 'Go home',
  now: 'Now playing',
  promises: {
    languages: { title: '{count} subtitle languages', text: 'Every series is subtitled in {list}.' },
    catalog: {
      hours: 'Over {hours} hours',
      titles: '{count} titles',
      text: 'From this week’s episode to the classics everyone quotes, plus free titles that don’t need a plan.',
    },
    devices: { title: 'On every screen at home', text: 'In your browser, and in our app on {list}.' },
  },
  smartTv: 'smart TVs',
  questions: 'Frequently asked questions',
  faq: {
    what: {
      title: 'What is Madang?',
      text: 'A madang is the open courtyard of a Korean house, where a village gathers to watch a performance. Ours streams Korean dramas, variety shows, K-pop, movies, and documentaries.',
    },
    cost: {
      title: 'How much does it cost?',
      text: 'Browsing and free titles cost nothing. Everything else comes with a Basic or Premium plan, billed monthly or annually.',
    },
    free: {
      title: 'Can I watch for free?',
      text: 'Yes. You can watch titles marked Free to the end without a plan or a card. With an account, you also get a list, and you can pick up where you left off.',
    },
    subtitles: {
      title: 'What subtitles are available?',
      text: '{list}. You can change the language, size, and color while watching.',
    },
    devices: {
      title: 'Can I use more than one device?',
      text: 'Yes. You can watch on two devices at a time with Basic and four with Premium. Stop on one and continue on another.',
    },
    family: {
      title: 'Is it right for kids?',
      text: 'An account belongs to an adult. It can have several profiles, and a Family or Teen profile only shows titles rated for that age.',
    },
  },
  closing: 'The lights are on. Come in.',
} as const;
