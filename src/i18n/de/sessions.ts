import type { messages as en } from '@/i18n/en/sessions'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Angemeldete Geräte',
  lead: 'Wenn Sie eines davon nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.',
  device: '{{browser}} auf {{system}}',
  unknownDevice: 'Unbekanntes Gerät',
  current: 'dieses Gerät',
  thisNetwork: 'Dieses Netzwerk',
  otherNetwork: 'Netzwerk {{network}}',
  unknownNetwork: 'Unbekanntes Netzwerk',
  signedIn: 'Angemeldet am {{when}}',
  lastSeen: 'Zuletzt aktiv am {{when}}',
  end: 'Abmelden',
  endOf: '{{device}} abmelden',
  ended: 'Das Gerät ist abgemeldet.',
  endOthers: 'Alle anderen Geräte abmelden',
  endOthersTitle: 'Alle anderen Geräte abmelden?',
  endOthersText: 'Dort ist dann wieder das Passwort nötig. Dieses Gerät bleibt angemeldet.',
  othersEnded: 'Alle anderen Geräte sind abgemeldet.',
  ofPerson: 'Angemeldete Geräte von {{name}}',
  none: 'Zurzeit keine.',
  endAll: 'Überall abmelden',
  allEnded: '{{name}} ist überall abgemeldet.',
}
