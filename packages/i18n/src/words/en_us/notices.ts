/** The bell, its list, and the bar below the header. */
export const notices = {
  title: 'Notifications',
  fresh: { other: 'Notifications, {count} new' },
  all: 'All notifications',
  none: 'Nothing new',
  noneText: 'We’ll let you know here when there’s something new.',
  failed: 'Couldn’t load your notifications.',
  remove: 'Remove: {message}',
  isNew: 'New',
  newTab: 'opens in a new tab',
  system: 'Service',
  general: 'News',
  others: 'For you',
  bar: 'Announcement',
  closeBar: 'Close announcement',
  account: {
    message: 'Verify your email address so you can always get back into your account.',
    elapsed: 'Action needed',
    link: 'Go to my account',
  },
} as const;
