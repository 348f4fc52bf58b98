import type { messages as en } from '@/i18n/en/events'
import type { Messages } from '@/i18n/messages'

/** What the calendar, the analytics and the home screen all say of events. */
export const messages: Messages<typeof en> = {
  categories: { Publico: 'Öffentlich', Particular: 'Privat', Ensaio: 'Probe', Outros: 'Sonstiges' },
  statuses: { scheduled: 'Bestätigt', finished: 'Abgeschlossen', cancelled: 'Abgesagt' },
  plannings: { option: 'Option', draft: 'Entwurf' },
  owed: 'Bericht fehlt',
  attendance: {
    present: 'Anwesend',
    absent: 'Gefehlt',
    excused: 'Entschuldigt',
    late: 'Zu spät',
    left_early: 'Früher gegangen',
    none: 'Nicht erfasst',
    part: 'Stimme {{part}}',
  },
  /** Of a register: one letter each. */
  letters: { present: 'A', absent: 'F', excused: 'E', late: 'S', left_early: 'FG', none: '–' },
  history: {
    title: 'Verlauf',
    finished: '{{name}} hat abgeschlossen',
    corrected: '{{name}} hat korrigiert',
    reopened: '{{name}} hat wieder geöffnet',
  },
  days: {
    title: 'Tag für Tag',
    coming_one: '{{shown}} Zusage',
    coming_other: '{{shown}} Zusagen',
    kinds: { rehearsal: 'Probe', concert: 'Konzert', travel: 'Fahrt', other: 'Sonstiges' },
  },
  programme: {
    total: '{{shown}} insgesamt',
    untimed_one: '{{shown}} Stück ohne Dauer',
    untimed_other: '{{shown}} Stücke ohne Dauer',
    encore: 'Zugabe',
    withIntermission: 'davon {{shown}} Pause',
  },
  category: 'Kategorie',
  allDay: 'ganztägig',
}
