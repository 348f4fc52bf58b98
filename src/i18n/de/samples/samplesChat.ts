import type { messages as en } from '@/i18n/en/samples/samplesChat'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Chat',
  search: 'Kontakte durchsuchen',
  talks: 'Gespräche',
  contacts: 'Kontakte',
  noMatch: 'Niemand heißt so',
  unseen_one: '{{count}} neue Nachricht',
  unseen_other: '{{count}} neue Nachrichten',
  none: { title: 'Kein Gespräch geöffnet', hint: 'Wählen Sie jemanden aus der Liste, um zu lesen und zu schreiben.' },
  gone: { title: 'Diesen Kontakt gibt es nicht', text: 'Wählen Sie jemanden aus der Liste.' },
  back: 'Zurück zu den Kontakten',
  log: 'Gespräch mit {{name}}',
  nothingYet: 'Hier wurde noch nichts geschrieben.',
  typing: 'schreibt …',
  typingBy: '{{name}} schreibt …',
  newMark: 'Neu',
  statuses: { sent: 'Gesendet', delivered: 'Zugestellt', read: 'Gelesen' },
  you: 'Sie',
  write: 'Nachricht schreiben',
  send: 'Senden',
  presences: { online: 'Online', away: 'Abwesend', busy: 'Beschäftigt', offline: 'Offline' },
}
