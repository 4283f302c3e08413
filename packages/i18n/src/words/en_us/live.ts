/** The channel: what it shows now, and its guide. */
export const live = {
  title: 'Live channel',
  description: 'Korean television around the clock: what is on now, what comes next, and the programs of seven days.',
  onAir: 'On air',
  now: 'Now',
  next: 'Next',
  opening: 'Looking what is on',
  offAir: {
    title: 'The channel is off air',
    next: 'We are back {day} at {time} with {title}.',
    unknown: 'The next program will stand here as soon as it is known.',
  },
  ready: { title: 'Starting soon', next: '{title} is about to begin.' },
  startsIn: 'Starts in',
  unreachable: 'We cannot reach the channel',
  fromStart: 'From the start',
  watchAgain: 'Watch again',
  watchAgainNamed: 'Watch {title} again',
  backToLive: 'Back to live',
  aboutProgramme: 'About this program',
  prompts: {
    SUBSCRIBER_SIGN_IN_NEEDED: {
      title: 'Sign in to watch live',
      text: 'The channel is for subscribers. Sign in if you are one, or create an account and choose a plan. The guide is open to everybody.',
    },
    SUBSCRIPTION_NEEDED: {
      title: 'Subscribe to watch live',
      text: 'The channel is for subscribers. Compare the plans and choose yours. The guide is open to everybody.',
    },
    CONTENT_NOT_IN_COUNTRY: {
      title: 'Not available in your country',
      text: 'The rights to this program do not cover {country}. The channel goes on here with the next one.',
    },
    RATED_ABOVE_PROFILE: {
      title: 'Not for this profile',
      text: 'Parental control keeps this program from the profile you are using. The channel goes on here with the next one.',
    },
    OUTAGE: {
      title: 'The channel did not start',
      text: 'Please try again in a moment. If it goes on, contact the Help Center.',
    },
  },
  guide: {
    title: 'Program guide',
    days: 'Days of the guide',
    today: 'Today',
    week: 'Coming days',
    past: 'Past week',
    zone: 'Times in your time zone, {zone}. In Korea it is {time}.',
    nothing: 'Nothing is scheduled.',
    failed: 'The guide did not load',
    wrong: {
      title: 'The guide has wrong times',
      text: 'The program information that we received makes no sense. The channel itself is not affected; please try again in a moment.',
    },
  },
} as const;
