import type { messages as en } from '@/i18n/en/samples/samplesHelp'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  breadcrumbs: 'Wo Sie sind',
  faq: {
    title: 'Fragen und Antworten',
    lead: 'Kurze Antworten auf die häufigsten Fragen. Die Suche sieht auch in den Antworten nach.',
    search: 'Fragen und Antworten durchsuchen',
    categories: 'Themen',
    all: 'Alle Themen',
    count_one: '{{count}} Frage',
    count_other: '{{count}} Fragen',
    noMatch: 'Keine Frage oder Antwort enthält „{{q}}“',
  },
  more: {
    title: 'Nicht das Richtige gefunden?',
    knowledge: 'In den Anleitungen steht es ausführlicher. Und jede Nachricht wird gelesen.',
    faq: 'Auf die häufigsten Fragen gibt es eine kurze Antwort. Und jede Nachricht wird gelesen.',
    write: 'Schreiben Sie uns',
  },
  knowledge: {
    title: 'Anleitungen',
    lead: 'Wie etwas geht, Schritt für Schritt.',
    search: 'Anleitungen durchsuchen',
    searchIn: '„{{title}}“ durchsuchen',
    noMatch: 'Hier kommt „{{q}}“ nicht vor',
    noCategory: 'Dieses Thema gibt es nicht',
    noQuestion: 'Diese Frage gibt es nicht',
    toStart: 'Zu den Anleitungen',
    updated: 'Zuletzt geändert am {{date}}',
    related: 'Ähnliche Fragen',
  },
  useful: {
    question: 'War das hilfreich?',
    yes: 'Ja',
    no: 'Nein',
    thanks: 'Das freut uns.',
    sorry: 'Danke für den Hinweis. Wir schreiben es neu.',
  },
}
