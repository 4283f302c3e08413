/** Signing in and signing up. */
export const sessions = {
  signIn: {
    title: 'Sign in',
    text: 'Your list and your place in every episode are waiting.',
    submit: 'Sign in',
    question: 'New to Madang?',
    other: 'Create an account',
  },
  signUp: {
    title: 'Create your account',
    text: 'The free titles play at once. No card needed.',
    submit: 'Create account',
    question: 'Already have an account?',
    other: 'Sign in',
  },
  fields: {
    email: 'E-mail address',
    password: 'Password',
    password_confirmation: 'Password again',
    first_name: 'First name',
    last_name: 'Last name',
    gender: 'Gender',
    date_of_birth: 'Date of birth',
    agreed: 'I am 18 or over and agree to the terms of use.',
    remember: 'Keep me signed in on this device',
  },
  passwordHint: '{shortest} to {longest} characters',
  chooseGender: 'Please choose',
  genders: { female: 'Female', male: 'Male', other: 'Other', prefer_not_to_say: 'I prefer not to say' },
  faults: {
    email: {
      missing: 'Please enter your e-mail address',
      has_spaces: 'Email address cannot contain spaces',
      malformed: 'Invalid E-mail format',
      in_use: 'This e-mail is already registered. Sign in instead.',
    },
    password: {
      missing: 'Please enter your password',
      too_short: 'Minimum {shortest} characters',
      too_long: 'Maximum {longest} characters',
      too_common: 'Everybody tries this password first. Please choose another one.',
    },
    password_confirmation: { different: 'The passwords do not match. Please re-enter the passwords.' },
    first_name: {
      missing: 'Please enter your first name',
      too_long: 'Maximum {name} characters',
      malformed: 'Only letters, spaces, apostrophes and hyphens',
    },
    last_name: {
      missing: 'Please enter your last name',
      too_long: 'Maximum {name} characters',
      malformed: 'Only letters, spaces, apostrophes and hyphens',
    },
    gender: { missing: 'Please choose one of the answers' },
    date_of_birth: {
      missing: 'Please enter your date of birth',
      out_of_range: 'Date is out of range.',
      too_young: 'Madang is for people aged 18 and over.',
    },
    agreed: { missing: 'Please confirm your age and the terms of use' },
  },
  wait: {
    one: 'Too many attempts. Please wait {count} minute and try again.',
    other: 'Too many attempts. Please wait {count} minutes and try again.',
  },
} as const;
