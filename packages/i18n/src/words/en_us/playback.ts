/** The page of the player: what it says instead of a film, and the line below the name of the film. */
export const playback = {
  prompts: {
    SIGN_IN_NEEDED: { title: 'Sign in to watch', text: 'Accounts are free and remember where you left off.' },
    SUBSCRIBER_SIGN_IN_NEEDED: {
      title: 'Sign in to watch',
      text: 'This title is for subscribers. Sign in, or create an account and choose a plan.',
    },
    NEXT_EPISODE: {
      title: 'Sign in for the next episode',
      text: 'Accounts are free and remember where you left off.',
    },
    SUBSCRIPTION_NEEDED: {
      title: 'Subscribe to watch',
      text: 'This title is for subscribers. Compare plans and choose yours.',
    },
    SUBSCRIPTION_PAUSED: { title: 'Your plan is paused', text: 'Resume it in your account to watch right away.' },
    CONTENT_PREPARING: {
      title: 'In preparation',
      text: 'We’re still finishing the video and subtitles. Check back soon.',
    },
    CONTENT_COMING_SOON: { title: 'Coming soon', text: 'Available starting {date}.' },
    CONTENT_EXPIRED: { title: 'No longer available', text: 'Our rights to this title have ended, so it’s no longer on Madang.' },
    CONTENT_NOT_IN_COUNTRY: {
      title: 'Not available in your country',
      text: 'This title isn’t available in your location ({country}).',
    },
    RATED_ABOVE_PROFILE: {
      title: 'Not for this profile',
      text: 'Parental controls block this title on this profile.',
    },
    CONTENT_NOT_PLAYABLE: { title: 'Choose an episode', text: 'This title has more than one part.' },
    TOO_MANY_STREAMS: {
      title: 'Too many devices are playing',
      text: 'User authorization failed or Maximum session concurrency reached. Please try again in a few minutes.',
    },
    STREAM_ENDED: { title: 'Playback stopped here', text: 'Another device on your account started playing.' },
    OUTAGE: {
      title: 'Couldn’t start playback',
      text: 'Try again in a moment. If it keeps happening, contact the Help Center.',
    },
  },
  actions: {
    signIn: 'Sign in',
    signUp: 'Create an account',
    seePlans: 'See plans',
    resumePlan: 'Resume plan',
    toTitle: 'About this title',
    tryAgain: 'Try again',
    playHere: 'Play here again',
    code: 'Code {code}',
  },
  streams: { playingNow: 'Playing on your account', end: 'Stop', since: 'since {time}' },
  lines: {
    seasonEpisode: 'Season {season}, episode {episode}',
    seasonEpisodeTitle: 'Season {season}, episode {episode}: {title}',
  },
} as const;
