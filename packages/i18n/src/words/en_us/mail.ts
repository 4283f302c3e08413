/** What mails say. */
export const mail = {
  greeting: 'Hello {name},',
  address: 'If the button does not work, copy this address into your browser:',
  footer: 'Madang. This mail was written by a machine; nobody reads answers to it.',
  periods: { monthly: 'monthly', annual: 'annual' },
  months: { one: '{count} month', other: '{count} months' },
  kinds: {
    welcome: {
      subject: 'Welcome to Madang',
      text: 'Your account is ready. Free titles play at once, and your list and your place in every episode are kept for you.',
      button: 'Open my account',
      note: 'Please verify your e-mail address in your account, so that you can always come back in.',
    },
    verify_email: {
      subject: 'Verify your e-mail address',
      text: 'Please verify that this address is yours. The link works for 24 hours.',
      button: 'Verify this address',
      note: 'If you did not ask for this, ignore this mail: nothing changes.',
    },
    email_changed: {
      subject: 'Your e-mail address was changed',
      text: 'Your account now belongs to {newEmail}. This address can no longer be used to sign in.',
      button: 'Get help',
      note: 'If this was not you, contact the Help Center at once.',
    },
    reset_password: {
      subject: 'Choose a new password',
      text: 'Somebody asked for a new password for your account. The link works once, and for 24 hours.',
      button: 'Choose a new password',
      note: 'If it was not you, ignore this mail: your password stays as it is.',
    },
    set_password: {
      subject: 'Set a password',
      text: 'You sign in to Madang through another service. With a password you can also sign in by e-mail. The link works once, and for 24 hours.',
      button: 'Set a password',
      note: 'If you did not ask for this, ignore this mail: nothing changes.',
    },
    password_changed: {
      subject: 'Your password was changed',
      text: 'The password of your account was changed, and everybody who was signed in with the old one has been signed out.',
      button: 'I did not do this',
      note: 'If this was you, there is nothing to do.',
    },
    subscription_started: {
      subject: '{plan} is yours',
      cases: {
        paid: 'You have {plan}, {period}. We have charged {paid}. The next charge, {price} plus any tax, is due on {at}.',
        trial:
          'You have {plan}, {period}, free until {at}. On that day the first charge is due: {price} plus any tax. Cancel in your account before then, and nothing is charged.',
        once: 'You have {plan} until {at}. We have charged {paid}. It ends by itself, and nothing more is charged.',
      },
      button: 'Open my payments',
      note: 'You can cancel at any time in your account, under Payment.',
    },
    trial_ends: {
      subject: 'Your free trial ends on {at}',
      cases: {
        soon: 'On {at} your free trial ends, and we charge {price} for {plan}, {period}, with any tax that applies today. If you want to stay, there is nothing to do. If not, cancel in your account under Payment before {at}, and nothing is charged.',
      },
      button: 'Open my payments',
      note: 'You get this mail once, a week before your first charge.',
    },
    pause_chosen: {
      subject: 'Your break begins on {from}',
      cases: {
        later:
          'You have chosen a break from {plan}. You can watch until {from}. Nothing is charged until {at}; on that day your plan goes on, for {price} a month plus any tax.',
      },
      button: 'Open my payments',
      note: 'You can take it back before it begins, and end it whenever you like, in your account under Payment.',
    },
    pause_ends: {
      subject: 'Your break ends on {at}',
      cases: {
        soon: 'On {at} your break ends, and we charge {price} for {plan}, {period}, with any tax that applies today. If you want to watch again, there is nothing to do. If not, cancel in your account under Payment before {at}, and nothing is charged.',
      },
      button: 'Open my payments',
      note: 'You get this mail once, a week before the charge.',
    },
    plan_changed: {
      subject: 'Your plan has changed',
      cases: {
        now: 'You now have {plan}, {period}. We have charged {paid}. The next charge, {price} plus any tax, is due on {at}.',
        trial: 'Your free trial goes on with {plan}, {period}, until {at}. Then the first charge is due: {price} plus any tax.',
        later: 'On {at} you change to {plan}, {period}. Until then everything stays as it is.',
      },
      button: 'Open my payments',
      note: 'If this was not you, change your password and contact the Help Center.',
    },
    subscription_canceled: {
      subject: 'Your plan is cancelled',
      cases: {
        kept: 'Nothing more will be charged. You can go on watching with {plan} until {at}.',
      },
      button: 'Resume my plan',
      note: 'Until that day you can take it back in your account.',
    },
    payment_failed: {
      subject: 'Your payment did not go through',
      cases: {
        again: 'We could not charge you for {plan}. We will try again on {at}; you can go on watching meanwhile.',
        last: 'We could not charge you for {plan}. Please add another card by {at}, or your plan will end.',
      },
      button: 'Check my card',
      note: 'With another card the charge is made at once.',
    },
    subscription_ended: {
      subject: '{plan} has ended',
      cases: {
        paused:
          'You have cancelled during your break, and {plan} ended on {at}. Nothing more is charged. Your list and your place in every episode are kept.',
        over: 'Your access to {plan} ended on {at}. Your list and your place in every episode are kept.',
        unpaid:
          'The payment for {plan} could not be made, and your access ended on {at}. Your list and your place in every episode are kept.',
      },
      button: 'See the plans',
      note: 'Free titles go on playing without a plan.',
    },
    pass_redeemed: {
      subject: 'Your code has been redeemed',
      cases: {
        begun: '{plan} has begun and lasts until {at}. Nothing is charged, and it ends by itself.',
        reserved: '{plan} begins on {from}, when what you have paid for is over, and lasts until {at}.',
      },
      button: 'Start watching',
      note: 'If this was not you, change your password and contact the Help Center.',
    },
    gift_received: {
      subject: '{from} has given you Madang',
      text: '{from} gives you {plan} for {length}. It begins when you redeem the code, and lasts {days} days. You need no card: nothing is charged, and it ends by itself.',
      writes: '{from} writes:',
      code: 'Your code: {code}',
      button: 'Redeem my gift',
      note: 'If you pay for a plan already, your gift waits until that time is over.',
    },
    gift_bought: {
      subject: 'Your gift for {to}',
      cases: {
        mailed: 'You have given {to} the plan {plan} for {length}. We have charged {paid}. The code is on its way by mail.',
        later: 'You have given {to} the plan {plan} for {length}. We have charged {paid}. On {at} the code is mailed.',
        by_hand:
          'You have given {to} the plan {plan} for {length}. We have charged {paid}. This is the code, for you to hand over: {code}',
      },
      button: 'See my gifts',
      note: 'There you find the code and see whether it was redeemed.',
    },
    gift_undelivered: {
      subject: 'Your gift for {to} did not arrive',
      text: 'We could not deliver the mail with your gift to {email}. The code is as good as before: correct the address and send it again, or hand the code over yourself.',
      button: 'See my gifts',
      note: 'Nothing is charged for sending it again.',
    },
  },
} as const;
