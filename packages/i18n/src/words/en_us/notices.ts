/** The bell, its list, and the bar below the header. */
export const notices = {
  title: 'Notifications',
  fresh: 'Notifications, {count} new',
  all: 'All notifications',
  none: 'Nothing new',
  noneText: 'When there is something to tell you, you will find it here.',
  failed: 'Your notifications could not be loaded.',
  remove: 'Remove: {message}',
  isNew: 'New',
  newTab: 'opens in a new tab',
  system: 'Service',
  general: 'News',
  others: 'For you',
  bar: 'Announcement',
  closeBar: 'Close the announcement',
  account: {
    message: 'Please verify your e-mail address, so that you can always get back into your account.',
    elapsed: 'Waiting for you',
    link: 'Go to my account',
  },
} as const;
