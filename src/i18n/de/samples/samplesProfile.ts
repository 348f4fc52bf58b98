import type { messages as en } from '@/i18n/en/samples/samplesProfile'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Profil',
  head: 'Wer das ist',
  edit: 'Profil bearbeiten',
  tabs: { label: 'Teile des Profils', feed: 'Neues', about: 'Info', photos: 'Fotos' },
  about: { title: 'Zur Person', joined: 'Dabei seit', lives: 'Wohnt in', email: 'E-Mail', website: 'Website' },
  pages: { title: 'Vorgeschlagene Seiten', favorite: 'Favorit: {{name}}' },
  feeds: { title: 'Kurznachrichten', favorite: 'Gefällt mir: Nachricht von {{name}}' },
  post: {
    like: 'Gefällt mir',
    photo: 'Foto zum Beitrag',
    comments_one: '{{count}} Kommentar',
    comments_other: '{{count}} Kommentare',
    shares_one: 'Einmal geteilt',
    shares_other: '{{count}}-mal geteilt',
    copyLink: 'Link zu diesem Beitrag kopieren',
    likedBy_one: 'Gefällt {{name}} und {{count}} weiteren Person',
    likedBy_other: 'Gefällt {{name}} und {{count}} weiteren Personen',
  },
  comment: {
    list: 'Kommentare',
    like: 'Gefällt mir: Kommentar von {{name}}',
    label: 'Kommentar schreiben',
    send: 'Kommentar senden',
    done: 'Ihr Kommentar steht unter dem Beitrag.',
  },
  photos: {
    title: 'Fotos',
    all: 'Alle Fotos',
    previous: 'Voriges',
    next: 'Nächstes',
    place: '{{place}} von {{count}}',
  },
  suggestions: {
    title: 'Kennen Sie vielleicht',
    ask: '{{name}} als Kontakt anfragen',
    takeBack: 'Anfrage an {{name}} zurückziehen',
    asked: 'Angefragt',
  },
  poll: {
    question: 'Womit soll die Saison beginnen?',
    hint: 'Eine Stimme pro Person. Sie lässt sich ändern.',
    voted: 'Ihre Stimme ist gezählt.',
  },
}
