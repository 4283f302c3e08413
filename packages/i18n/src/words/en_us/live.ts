/** The channel: what it shows now, and its guide. */
export const live = {
  title: 'Live channel',
  description: 'Korean television around the clock: what’s on now, what’s next, and a seven-day program guide.',
  onAir: 'On air',
  now: 'Now',
  next: 'Next',
  opening: 'Checking what’s on…',
  offAir: {
    title: 'The channel is off air',
    next: 'We’ll be back {day} at {time} with {title}.',
    unknown: 'We’ll show the next program here once it’s scheduled.',
  },
  ready: { title: 'Starting soon', next: '{title} is about to start.' },
  startsIn: 'Starts in',
  unreachable: 'We can’t reach the channel',
  fromStart: 'Start over',
  watchAgain: 'Watch again',
  watchAgainNamed: 'Watch {title} again',
  backToLive: 'Back to live',
  aboutProgramme: 'About this program',
  /** Stands for a title that the profile is not shown. */
  withheld: 'Program for ages {age}+',
  prompts: {
    SUBSCRIBER_SIGN_IN_NEEDED: {
      title: 'Sign in to watch live',
      text: 'The channel is for subscribers. Sign in, or create an account and choose a plan. The guide is open to everyone.',
    },
    SUBSCRIPTION_NEEDED: {
      title: 'Subscribe to watch live',
      text: 'The channel is for subscribers. Compare plans and choose yours. The guide is open to everyone.',
    },
    CONTENT_NOT_IN_COUNTRY: {
      title: 'Not available in your country',
      text: 'This program isn’t available in your location ({country}). The channel comes back with the next program.',
    },
    RATED_ABOVE_PROFILE: {
      title: 'Not for this profile',
      text: 'Parental controls block this program on this profile. The channel comes back with the next program.',
    },
    OUTAGE: {
      title: 'Couldn’t start the channel',
      text: 'Try again in a moment. If it keeps happening, contact the Help Center.',
    },
  },
  guide: {
    title: 'Program guide',
    days: 'Days in the guide',
    today: 'Today',
    week: 'Coming days',
    past: 'Past week',
    zone: 'Times are in {zone}. It’s {time} in Korea.',
    nothing: 'Nothing is scheduled.',
    earlier: 'Earlier today ({count})',
    offAir: 'Off air',
    offAirUntil: 'Off air until {time}',
    failed: 'Couldn’t load the guide',
    wrong: {
      title: 'Program times may be wrong',
      text: 'We received bad guide data. The channel isn’t affected. Please try again shortly.',
    },
  },
} as const;
