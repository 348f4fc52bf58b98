/** What saving the event form would mean for the answers. */
export const messages = {
  away_one: '{{shown}} person is away then: {{names}}.',
  away_other: '{{shown}} people are away then: {{names}}.',
  moreNames: '{{shown}} more',
  turns: {
    green: 'The light would turn green: {{reason}}.',
    amber: 'The light would turn amber: {{reason}}.',
    red: 'The light would turn red: {{reason}}.',
  },
  confirm_one: '{{shown}} answer would have to be confirmed again.',
  confirm_other: '{{shown}} answers would have to be confirmed again.',
}
