/** What the calendar, the analytics and the home screen all say of events. */
export const messages = {
  categories: { Publico: 'Public', Particular: 'Private', Ensaio: 'Rehearsal', Outros: 'Other' },
  statuses: { scheduled: 'Confirmed', finished: 'Finished', cancelled: 'Cancelled' },
  plannings: { option: 'Option', draft: 'Draft' },
  owed: 'Report owed',
  attendance: {
    present: 'Present',
    absent: 'Absent',
    excused: 'Excused',
    late: 'Late',
    left_early: 'Left early',
    none: 'Not recorded',
    part: 'part {{part}}',
  },
  /** Of a register: one letter each. */
  letters: { present: 'P', absent: 'A', excused: 'E', late: 'L', left_early: 'LE', none: '–' },
  history: {
    title: 'History',
    finished: '{{name}} finished it',
    corrected: '{{name}} corrected it',
    reopened: '{{name}} reopened it',
  },
  days: {
    title: 'Day by day',
    coming_one: '{{shown}} comes',
    coming_other: '{{shown}} come',
    kinds: { rehearsal: 'Rehearsal', concert: 'Concert', travel: 'Travel', other: 'Something else' },
  },
  programme: {
    total: '{{shown}} in all',
    untimed_one: '{{shown}} piece without a time',
    untimed_other: '{{shown}} pieces without a time',
    encore: 'Encore',
    withIntermission: '{{shown}} of it intermission',
  },
  category: 'Category',
  allDay: 'all day',
}
