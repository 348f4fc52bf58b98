/** What is left to do when members leave. */
export const messages = {
  title: 'Leaving: what is left to do',
  lastDay: 'The last day is {{date}}.',
  noDay: 'The last day is not on record.',
  done: 'Done',
  open: 'Open',
  things: { title: 'Things on loan', back: 'Nothing of the group’s is with them.' },
  money: {
    title: 'Dues',
    paid: 'Everything is paid.',
    owes: 'They owe {{amount}}.',
    credit: 'They have {{amount}} to their credit, to use or to pay back.',
    statement: 'To the statement',
  },
  link: { title: 'Personal link', none: 'None was made.', used: 'In use, last opened {{when}}' },
  account: { title: 'Account', none: 'None is tied to them.', people: 'Close it under People' },
  note: {
    lent_one: '{{count}} person has things on loan:',
    lent_other: '{{count}} people have things on loan:',
    noneLent: 'Nothing of the group’s is on loan to them.',
    owed_one: '{{count}} person owes {{amount}}:',
    owed_other: '{{count}} people owe {{amount}} together:',
    noneOwed: 'Nothing is owed.',
    more: 'and {{shown}} more',
  },
}
