/** What the calendar, the analytics and the home screen all say of events. */
export const messages = {
  categories: { Publico: 'Public', Particular: 'Private', Ensaio: 'Rehearsal', Outros: 'Other' },
  statuses: { scheduled: 'Scheduled', finished: 'Finished', cancelled: 'Cancelled' },
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
  category: 'Category',
  allDay: 'all day',
}
