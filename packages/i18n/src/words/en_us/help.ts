export const help = {
  intro: 'What people ask us most, and how each thing is done.',
  topics: { watching: 'Watching', account: 'Your account', paying: 'Plans and payments' },
  more: { watching: 'More about watching', account: 'More about your account', paying: 'More about plans and payments' },
  contact: {
    title: 'Did you not find it?',
    text: 'Write to us. It helps to know what you did, what happened instead, and on which device.',
  },
  onward: { text: 'The Help Center is on another site. You are signed in there with your account.', button: 'Go there' },
} as const;
