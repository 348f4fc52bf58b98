import type { messages as en } from '@/i18n/en/holidays'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Feiertage',
  lead: 'Der Kalender zeigt sie an, Terminserien lassen sie mit einem Klick aus, und beim Anlegen eines Termins sehen Sie, ob er auf einen fällt.',
  country: 'Gesetzliche Feiertage',
  countryHint: 'Ohne Auswahl gilt die Region der Gruppe aus den Einstellungen.',
  ofGroup: 'Wie in den Einstellungen der Gruppe',
  state: 'Bundesland, Kanton oder Provinz',
  wholeCountry: 'Nur landesweite Feiertage',
  credit: 'Die gesetzlichen Feiertage stammen von',
  own: 'Schulferien und eigene freie Tage',
  ownHint: 'Je Zeile einer, auch eingefügt: ein Name, der erste Tag und, falls es ein anderer ist, der letzte.',
  unread: 'In dieser Zeile fehlt der Name oder ein lesbares Datum: „{{line}}“.',
  save: 'Speichern',
  saved: 'Die Feiertage sind gespeichert.',
  conflict: 'Die Feiertage wurden zwischenzeitlich geändert. Wenn Sie noch einmal speichern, gilt Ihre Fassung.',
}
