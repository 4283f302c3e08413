/** Notifications that come while no page is open. */
export const push = {
  title: 'Browser notifications',
  text: {
    on: 'You’ll get notified about new releases, even when Madang isn’t open.',
    off: 'Get notified about new releases, even when Madang isn’t open.',
  },
  blocked: 'This browser blocks notifications from Madang. You can change that in its settings.',
  failed: 'That didn’t work. Try again.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
} as const;
