/** An event's light in words, short enough to come with the first screens. */
export const messages = {
  green: 'Enough will come',
  amber: 'Still open',
  red: 'Too few will come',
  short: '{{instrument}}: {{shown}} missing',
  moreShort_one: '{{shown}} more instrument short',
  moreShort_other: '{{shown}} more instruments short',
  enough: 'Every instrument is covered',
  yes: '{{yes}} of {{asked}} said yes',
  maybe_one: '{{shown}} maybe',
  maybe_other: '{{shown}} maybe',
  silent_one: '{{shown}} silent',
  silent_other: '{{shown}} silent',
  toConfirm_one: '{{shown}} to confirm',
  toConfirm_other: '{{shown}} to confirm',
}
