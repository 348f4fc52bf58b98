import type { messages as en } from '@/i18n/en/samples/samplesAccess'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Zugriffsrechte',
  lead: 'Was hier zu sehen ist, richtet sich danach, was die Person darf – wie überall in Batuta.',
  eyes: 'Ansehen als',
  self: 'Sie selbst ({{role}})',
  asSelf: 'Das sieht {{name}}.',
  asOther:
    'Das würde man in der Rolle {{role}} sehen. Sie sind weiterhin {{name}} ({{own}}), und sonst hat sich nichts geändert.',
  everybody: {
    title: 'Für alle, die angemeldet sind',
    text: 'Hier wird kein Recht verlangt: Wer auf diese Seite kommt, kann diese Karte lesen.',
  },
  guarded: {
    title: 'Für alle, die ACL lesen dürfen',
    text: 'Wer ACL lesen darf, sieht diese Karte. Admins dürfen es, weil sie alles dürfen, und Gäste ebenso.',
  },
  shut: {
    title: 'Hier ist eine Karte, die zubleibt',
    text: 'Sie verlangt das Recht, ACL zu lesen, und das fehlt in dieser Ansicht.',
  },
  lists: { sees: 'Sieht im Menü', does: 'Darf' },
  entries: {
    members: 'Mitglieder',
    finances: 'Finanzen',
    calendar: 'Kalender',
    analytics: 'Auswertung',
    addMember: 'Mitglied hinzufügen',
    postEntry: 'Buchung eintragen',
    planEvent: 'Termin planen',
    changeGroup: 'Einstellungen der Gruppe ändern',
    invite: 'Jemanden einladen',
  },
  yes: ': ja',
  no: ': nein',
  roles: {
    admin: 'Admin',
    treasurer: 'Kassenführung',
    conductor: 'Musikalische Leitung',
    secretary: 'Mitgliederverwaltung',
    member: 'Mitglied',
    client: 'Gast (client)',
    editor: 'Redaktion',
    author: 'Autorschaft',
    maintainer: 'Technik',
    subscriber: 'Abonnement',
  },
  subjects: {
    Member: 'Mitglieder',
    Finance: 'Finanzen',
    Event: 'Termine',
    Analytics: 'Auswertung',
    Group: 'Gruppe',
    User: 'Zugänge',
    Bookmark: 'Lesezeichen',
    ACL: 'ACL',
    Auth: 'Auth',
  },
  levels: { all: 'Alles', some: 'Teils', read: 'Lesen', none: 'Nichts' },
  table: {
    title: 'Alle Rollen',
    role: 'Rolle',
    current: '(die gewählte Ansicht)',
    note: '„Teils“ heißt: lesen und manches anlegen, ändern und löschen. Die ersten fünf Rollen sind die von Batuta; die anderen gehören zu den Beispielpersonen, mit Rechten, die für diese Seite erfunden sind.',
  },
}
