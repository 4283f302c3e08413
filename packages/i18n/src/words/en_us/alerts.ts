/** Alerts of the whole product: the words of their buttons, and what no other part says. */
export const alerts = {
  buttons: {
    ok: 'OK',
    cancel: 'Cancel',
    details: 'Details',
    no: 'No',
    yes: 'Yes',
    goBack: 'Go back',
    stayHere: 'Stay Here',
    resend: 'Resend',
  },
  notActivated: {
    title: 'Your email isn’t verified yet',
    text: 'We emailed a verification link to {email} when you signed up. Send it again?',
  },
  blocked: {
    title: 'Switch profiles?',
    text: 'Parental controls block this title on this profile. Choose a different profile to watch it?',
  },
  closed: 'Subscriptions are closed',
} as const;
