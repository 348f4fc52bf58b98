import type { messages as en } from '@/i18n/en/leading'
import type { Messages } from '@/i18n/messages'

/** What a section leader sees of those they lead. */
export const messages: Messages<typeof en> = {
  title: 'Mein Register',
  events: 'Nächste Termine',
  noEvents: 'Zu keinem kommenden Termin ist jemand aus Ihrem Register eingeladen.',
  finished: 'Wer zuletzt da war',
  members: 'Wer dazugehört',
  nobody: 'Zu Ihrem Register gehört noch niemand.',
  fields: { name: 'Name', plays: 'Spielt', phone: 'Telefon', email: 'E-Mail' },
  checkin: {
    early: 'Ab {{time}} Uhr können Sie eintragen, wer da ist.',
    open: 'Tragen Sie ein, wer da ist.',
    closed: 'Der Termin ist vorbei: Wer da war, kommt in den Bericht.',
  },
  attendance: {
    title: 'Wer da war',
    lead: 'Das steht im Bericht. Was Sie hier korrigieren, ändert sich auch dort, mit Ihrem Namen.',
    of: 'Anwesenheit von {{name}}',
    set: '{{name}}: {{status}}.',
    counted: '{{present}} von {{recorded}} da',
  },
  messages: {
    title: 'Meine Nachrichten',
    write: 'Schreiben',
    all: 'Alle Aktiven in meinem Register',
    chosen: 'Ausgewählte Personen',
    who: 'Personen',
  },
  here: 'Ist da',
  hereOf: '{{name}} ist da',
  home: { open: 'Zu meinem Register' },
}
