/** Coming from elsewhere: providers, partners, and what they did not tell. */
export const identities = {
  or: 'or',
  continueWith: 'Continue with {name}',
  affirmation: 'By continuing you confirm that you are 18 or over and agree to the terms of use.',
  failed: { title: 'You could not be signed in', back: 'Back to sign in' },
  link: {
    title: 'One more step, only this once',
    text: '{provider} vouches for {email}, which already has a password here. Enter that password, and from now on {provider} is enough.',
    submit: 'Join the two and sign in',
  },
  birthDate: {
    title: 'When were you born?',
    text: 'Madang is for people aged 18 and over. We ask only once.',
    submit: 'Continue',
  },
  away: '{name} is not available right now',
} as const;
