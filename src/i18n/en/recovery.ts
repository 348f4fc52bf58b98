export const messages = {
  toSignIn: 'Back to sign-in',
  forgotten: {
    title: 'Forgot your password?',
    lead: 'Tell us your e-mail and we send you a link to choose a new one.',
    email: 'E-mail',
    submit: 'Send me a link',
    sentTitle: 'Look into your mailbox',
    sentText: 'If there is an account under {{email}}, a link is on its way. It works once, within an hour.',
    notArrived:
      'Nothing after some minutes? Look among the spam, and whether that is the address you registered with. An admin of your group can also make a link for you.',
    noMail: 'This Batuta sends no e-mails, so somebody of your group has to help you.',
    askAdmin: 'Ask an admin of your group for a new password link. They make it under Settings, People.',
    openLink: 'Open the link within 24 hours and choose a new password.',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'For your account with {{group}}: {{email}}',
    password: 'New password',
    submit: 'Set the password',
    doneTitle: 'Your new password is set',
    doneText: 'You were signed out on every device. Sign in with the new password now.',
    signIn: 'Sign in',
    spentTitle: 'This link does not work any more',
    spentText: 'It has been used, is too old, or was cut short on its way.',
    askAgain: 'Get a new link',
  },
  verify: {
    title: 'Confirm your e-mail address',
    lead: 'One press, and we know that the address is yours.',
    submit: 'Confirm my address',
    doneTitle: 'Your address is confirmed',
    doneText: '{{email}} is yours. If you ever forget your password, the link goes there.',
    goOn: 'Go on to Batuta',
    spentTitle: 'This link does not work any more',
    spentText:
      'If you used it before, your address is confirmed and there is nothing more to do. Otherwise ask for a new one under Settings, Your account.',
  },
}
