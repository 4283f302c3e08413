/** What mails say. */
export const mail = {
  greeting: 'Hello {name},',
  address: 'If the button doesn’t work, copy this address into your browser:',
  footer: 'Madang. This is an automated message. Replies aren’t monitored.',
  periods: { monthly: 'monthly', annual: 'annual' },
  months: { one: '{count} month', other: '{count} months' },
  kinds: {
    welcome: {
      subject: 'Welcome to Madang',
      text: 'Your account is ready. Watch free titles right away. We’ll save your list and remember where you left off. Verify your email address so you can always get back in.',
      button: 'Verify email address',
      note: 'The link expires in 24 hours. If you didn’t create this account, you can ignore this email.',
    },
    already_registered: {
      subject: 'You already have an account',
      text: 'Someone tried to use this address for a new account or as another account’s new address. It already belongs to your account, and nothing has changed. If you forgot your password, you can reset it on the sign-in page.',
      button: 'Sign in',
      note: 'If this wasn’t you, you can ignore this email.',
    },
    finish_sign_up: {
      subject: 'Finish creating your account',
      text: 'Choose a password, and your account is ready. The link works once and expires in 24 hours.',
      button: 'Choose a password',
      note: 'If you didn’t request this, you can ignore this email. No one can sign in to the account without a password.',
    },
    verify_email: {
      subject: 'Verify your email address',
      text: 'Confirm that this address is yours. The link expires in 24 hours.',
      button: 'Verify email address',
      note: 'If you didn’t request this, you can ignore this email. Nothing will change.',
    },
    email_change_asked: {
      subject: 'Your email address is about to change',
      text: 'We got a request to change the email address on your account to {newEmail}. It changes once someone clicks the link we sent there. If this wasn’t you, stop the change now.',
      button: 'Stop the change',
      note: 'If this was you, there’s nothing to do. If it wasn’t, reset your password too. The link works once.',
    },
    email_changed: {
      subject: 'Your email address was changed',
      text: 'Your account now uses {newEmail}. You can no longer sign in with this address.',
      button: 'Get help',
      note: 'If this wasn’t you, contact the Help Center right away.',
    },
    reset_password: {
      subject: 'Reset your password',
      text: 'We got a request to reset your password. The link works once and expires in 24 hours.',
      button: 'Reset password',
      note: 'If this wasn’t you, you can ignore this email. Your password won’t change.',
    },
    set_password: {
      subject: 'Set a password',
      text: 'You sign in to Madang through another service. Set a password to sign in with your email too. The link works once and expires in 24 hours.',
      button: 'Set a password',
      note: 'If you didn’t request this, you can ignore this email. Nothing will change.',
    },
    password_changed: {
      subject: 'Your password was changed',
      text: 'The password on your account was changed, and every device signed in with the old one was signed out.',
      button: 'This wasn’t me',
      note: 'If this was you, there’s nothing to do.',
    },
    sign_in_attempts: {
      subject: 'Someone is trying to sign in to your account',
      text: 'There were many wrong passwords for your account in the last day. No one got in with them, and new attempts from unknown devices have to wait. Devices you’ve signed in on before still work. If your password is easy to guess or you use it somewhere else, choose a new one.',
      button: 'Choose a new password',
      note: 'If this was you, there’s nothing to do. We send this email at most once a day.',
    },
    identity_joined: {
      subject: 'A sign-in was linked to your account',
      text: 'You can now sign in to Madang with {provider} as {outside}. Your password, if you have one, still works.',
      button: 'This wasn’t me',
      note: 'If this was you, there’s nothing to do. If not, use the button to remove it. The link works once and expires in 7 days.',
    },
    subscription_started: {
      subject: 'Welcome to {plan}',
      cases: {
        paid: 'You’re on {plan} ({period}). We charged {paid}. Your next payment, {price} plus applicable tax, is on {at}.',
        trial:
          'You’re on {plan} ({period}), free until {at}. Your first payment that day is {price} plus applicable tax. Cancel in your account before then and you won’t be charged.',
        once: 'You’re on {plan} until {at}. We charged {paid}. It won’t renew, and you won’t be charged again.',
      },
      button: 'View my payments',
      note: 'You can cancel anytime in your account, under Payment.',
    },
    trial_ends: {
      subject: 'Your free trial ends on {at}',
      cases: {
        soon: 'Your free trial ends on {at}. That day, we’ll charge {price} for {plan} ({period}), including tax at today’s rate. To keep your plan, there’s nothing to do. If you don’t want it, cancel in your account under Payment before {at} and you won’t be charged.',
      },
      button: 'View my payments',
      note: 'We send this email once, a week before your first payment.',
    },
    pause_chosen: {
      subject: 'Your pause starts on {from}',
      cases: {
        later:
          'You’ve paused {plan}. You can watch until {from}. You won’t be charged until {at}, when your plan resumes at {price} a month plus applicable tax.',
      },
      button: 'View my payments',
      note: 'You can cancel your pause before it starts or end it anytime, in your account under Payment.',
    },
    pause_ends: {
      subject: 'Your pause ends on {at}',
      cases: {
        soon: 'Your pause ends on {at}. That day, we’ll charge {price} for {plan} ({period}), including tax at today’s rate. To keep your plan, there’s nothing to do. If you don’t want it, cancel in your account under Payment before {at} and you won’t be charged.',
      },
      button: 'View my payments',
      note: 'We send this email once, a week before the payment.',
    },
    plan_changed: {
      subject: 'Your plan has changed',
      cases: {
        now: 'You’re now on {plan} ({period}). We charged {paid}. Your next payment, {price} plus applicable tax, is on {at}.',
        trial:
          'Your free trial continues with {plan} ({period}) until {at}. Your first payment that day is {price} plus applicable tax.',
        later: 'You’ll switch to {plan} ({period}) on {at}. Until then, everything stays the same.',
      },
      button: 'View my payments',
      note: 'If this wasn’t you, change your password and contact the Help Center.',
    },
    subscription_canceled: {
      subject: 'Your plan is canceled',
      cases: {
        kept: 'You won’t be charged again. You can keep watching with {plan} until {at}.',
      },
      button: 'Resume plan',
      note: 'Changed your mind? You can resume in your account until that day.',
    },
    purchase_withdrawn: {
      subject: 'You withdrew from your purchase',
      cases: {
        refund:
          'We received your withdrawal from {plan} on {at}. Your plan has ended, and we’re refunding {paid} the way you paid. Your bank may take a few days to show it.',
        free: 'We received your withdrawal from {plan} on {at}. Your plan has ended. Nothing was charged, and nothing will be.',
      },
      button: 'See payments',
      note: 'Keep this email as your confirmation.',
    },
    payment_failed: {
      subject: 'Your payment didn’t go through',
      cases: {
        again: 'We couldn’t charge you for {plan}. We’ll try again on {at}. You can keep watching until then.',
        last: 'We couldn’t charge you for {plan}. Add another card by {at}, or your plan will end.',
      },
      button: 'Update my card',
      note: 'If you add a different card, we’ll charge it right away.',
    },
    boleto_issued: {
      subject: 'Your boleto for {plan}',
      text: 'Pay {amount} by {due}. {plan} starts as soon as the payment is confirmed, usually on the next business day. Use this boleto number in your banking app:',
      button: 'See my boleto',
      note: 'If you don’t pay it by then, the boleto expires and you won’t be charged.',
    },
    subscription_ended: {
      subject: '{plan} has ended',
      cases: {
        paused:
          'You canceled while your plan was paused, and {plan} ended on {at}. You won’t be charged again. We’ll keep your list and remember where you left off.',
        over: 'Your access to {plan} ended on {at}. We’ll keep your list and remember where you left off.',
        unpaid:
          'We couldn’t collect the payment for {plan}, and your access ended on {at}. We’ll keep your list and remember where you left off.',
      },
      button: 'See plans',
      note: 'You can still watch free titles without a plan.',
    },
    pass_redeemed: {
      subject: 'Code redeemed',
      cases: {
        begun: '{plan} has started and lasts until {at}. You won’t be charged, and it won’t renew.',
        reserved: '{plan} starts on {from}, after your current billing period, and lasts until {at}.',
      },
      button: 'Start watching',
      note: 'If this wasn’t you, change your password and contact the Help Center.',
    },
    gift_received: {
      subject: '{from} sent you a Madang gift',
      text: '{from} gave you {length} of {plan}. It starts when you redeem the code and lasts {days} days. You don’t need a card. You won’t be charged, and it won’t renew.',
      writes: 'A message from {from}:',
      code: 'Your code: {code}',
      button: 'Redeem my gift',
      note: 'If you already have a plan, your gift starts after your current billing period.',
    },
    gift_bought: {
      subject: 'Your gift for {to}',
      cases: {
        mailed: 'You gave {to} {length} of {plan}. We charged {paid}. We’ve emailed them the code.',
        later: 'You gave {to} {length} of {plan}. We charged {paid}. We’ll email them the code on {at}.',
        by_hand: 'You gave {to} {length} of {plan}. We charged {paid}. Here’s the code to share with them: {code}',
      },
      button: 'See my gifts',
      note: 'You can find the code there and see whether it’s been redeemed.',
    },
    gift_undelivered: {
      subject: 'Your gift for {to} didn’t arrive',
      text: 'We couldn’t deliver the gift email to {email}. The code still works. Fix the address and resend it, or share the code yourself.',
      button: 'See my gifts',
      note: 'Resending is free.',
    },
  },
} as const;
