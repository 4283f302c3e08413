export const help = {
  intro: 'Answers to common questions, step by step.',
  topics: { watching: 'Watching', account: 'Your account', paying: 'Plans and payments' },
  more: { watching: 'More about watching', account: 'More about your account', paying: 'More about plans and payments' },
  contact: {
    title: 'Still need help?',
    text: 'Contact us. Tell us what you did, what happened, and which device you were using.',
  },
  onward: { text: 'The Help Center is on another site. You’re already signed in there.', button: 'Go to the Help Center' },
} as const;
