/** Notifications that come while no page is open. */
export const push = {
  title: 'Also in this browser',
  text: {
    on: 'You are told of something new while no page of Madang is open.',
    off: 'Be told of something new while no page of Madang is open.',
  },
  blocked: 'This browser blocks notifications of Madang. You can change that in its settings.',
  failed: 'That did not work. Please try again.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
} as const;
