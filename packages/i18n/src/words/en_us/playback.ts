/** The page of the player: what it says instead of a film, and the line below the name of the film. */
export const playback = {
  prompts: {
    SIGN_IN_NEEDED: { title: 'Sign in to watch', text: 'An account is free, and keeps your place in every episode.' },
    SUBSCRIBER_SIGN_IN_NEEDED: {
      title: 'Sign in to watch',
      text: 'This title is for subscribers. Sign in if you are one, or create an account and choose a plan.',
    },
    NEXT_EPISODE: {
      title: 'Sign in for the next episode',
      text: 'An account is free, and keeps your place in every episode.',
    },
    SUBSCRIPTION_NEEDED: {
      title: 'Subscribe to watch',
      text: 'This title is for subscribers. Compare the plans and choose yours.',
    },
    SUBSCRIPTION_PAUSED: { title: 'Your plan is on a break', text: 'Resume it in your account, and you can watch at once.' },
    CONTENT_PREPARING: {
      title: 'In preparation',
      text: 'We are still working on the picture and the subtitles. Look in again soon.',
    },
    CONTENT_COMING_SOON: { title: 'Coming soon', text: 'You can watch it from {date}.' },
    CONTENT_EXPIRED: { title: 'No longer available', text: 'The rights to this title have ended, and it has left Madang.' },
    CONTENT_NOT_IN_COUNTRY: {
      title: 'Not available in your country',
      text: 'The rights to this title do not cover {country}.',
    },
    RATED_ABOVE_PROFILE: {
      title: 'Not for this profile',
      text: 'Parental control keeps this title from the profile you are using.',
    },
    CONTENT_NOT_PLAYABLE: { title: 'Choose an episode', text: 'This title has more than one part.' },
    TOO_MANY_STREAMS: {
      title: 'Too many devices are playing',
      text: 'User authorization failed or Maximum session concurrency reached. Please try again in a few minutes.',
    },
    STREAM_ENDED: { title: 'Playback was ended here', text: 'Another device of your account ended it to make room.' },
    OUTAGE: {
      title: 'Playback did not start',
      text: 'Please try again in a moment. If it goes on, contact the Help Center.',
    },
  },
  actions: {
    signIn: 'Sign in',
    signUp: 'Create an account',
    seePlans: 'See the plans',
    resumePlan: 'Resume my plan',
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
