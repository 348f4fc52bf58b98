/** Personal links, by which musicians answer without an account. */
export const messages = {
  of: 'Link of {{name}}',
  qr: 'QR code with the link of {{name}}',
  hint: 'Whoever opens this link answers for this person. Give it to nobody else.',
  copy: 'Copy the link',
  share: 'Share…',
  whatsApp: 'WhatsApp',
  byMail: 'By e-mail',
  subject: '{{group}}: your own page',
  message:
    'Hello {{name}}, here you say whether you will be there, at {{group}}: {{url}} It is your own link, please keep it.',
  preparing: 'One moment…',
  cannotTell: 'This link cannot be shown again: it was withdrawn, or made long ago. Make a new one to hand it on.',
  renew: 'Make a new link',
  renewTitle: 'A new link for {{name}}?',
  renewText: 'The link from before opens nothing any more, also where it is kept on a phone.',
}
