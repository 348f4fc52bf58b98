/** What a section leader sees of those they lead. */
export const messages = {
  title: 'My section',
  events: 'Next events',
  noEvents: 'No event that is coming asks anybody of yours.',
  finished: 'Who came lately',
  members: 'Who is in it',
  nobody: 'Nobody is in what you lead.',
  fields: { name: 'Name', plays: 'Plays', phone: 'Phone', email: 'E-mail' },
  checkin: {
    early: 'From {{time}} on you can mark who is here.',
    open: 'Mark who is here.',
    closed: 'The event is over: who was here is put into its report.',
  },
  attendance: {
    title: 'Who came',
    lead: 'What the report says. What you correct here is corrected in it, with your name.',
    of: 'Attendance of {{name}}',
    set: '{{name}}: {{status}}.',
    counted: '{{present}} of {{recorded}} came',
  },
  messages: {
    title: 'Your messages',
    write: 'Write to them',
    all: 'All active ones whom you lead',
    chosen: 'Chosen people',
    who: 'People',
  },
  here: 'Here',
  hereOf: '{{name}} is here',
  home: { open: 'To my section' },
}
