import type { messages as en } from '@/i18n/en/samples/samplesCalendar'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Beispielkalender',
  add: 'Neuer Termin',
  calendars: 'Kategorien',
  all: 'Alle',
  views: { label: 'Ansicht', month: 'Monat', week: 'Woche', day: 'Tag', list: 'Liste' },
  previous: { month: 'Voriger Monat', week: 'Vorige Woche', day: 'Voriger Tag', list: 'Voriger Monat' },
  next: { month: 'Nächster Monat', week: 'Nächste Woche', day: 'Nächster Tag', list: 'Nächster Monat' },
  today: 'Heute',
  allDay: 'Ganztägig',
  empty: 'Keine Termine in diesem Monat',
  added: '„{{title}}“ wurde hinzugefügt.',
  saved: '„{{title}}“ wurde gespeichert.',
  moved: '„{{title}}“ wurde verschoben.',
  removed: '„{{title}}“ wurde gelöscht.',
  form: {
    add: 'Neuer Termin',
    edit: 'Termin bearbeiten',
    submit: 'Hinzufügen',
    title: 'Titel',
    calendar: 'Kategorie',
    startDay: 'Beginnt am',
    startTime: 'Beginnt um',
    endDay: 'Endet am',
    endTime: 'Endet um',
  },
}
