import type { messages as en } from '@/i18n/en/thingImport'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Leihgaben importieren',
  lead: 'Aus einem Inventar in Excel oder CSV, auch mit der Angabe, wer was hat. Nichts wird zweimal angelegt: Gegenstände werden an der Nummer erkannt, ohne Nummer am Namen.',
  back: 'Leihgaben',
  need: 'der Name',
  kindOfRest: 'Art der Gegenstände ohne Angabe',
  unknownKinds: 'Welche Art von Gegenstand ist das?',
  chooseKind: 'Art auswählen',
  unknownConditions: 'Welcher Zustand ist das?',
  chooseCondition: 'Zustand auswählen',
  conditionKept: 'Keiner davon: in den Notizen behalten',
  unknownHolders: 'Welches Mitglied ist das?',
  chooseHolder: 'Mitglied auswählen',
  holderKept: 'Kein Mitglied: in den Notizen behalten',
  numberTaken: 'Eine dieser Nummern hat schon ein anderer Gegenstand. Nichts wurde importiert.',
  error: {
    name: 'Der Name fehlt.',
    text: '{{field}}: nicht lesbar: „{{text}}“.',
    order: '{{field}} liegt vor dem Tag der Ausleihe.',
    long: '{{field}}: länger als {{limit}} Zeichen.',
    twice: 'Die Nummer {{text}} steht auch in einer anderen Zeile.',
    other: 'In dieser Zeile stimmt etwas nicht.',
  },
  confirm_one: '{{shown}} Gegenstand importieren',
  confirm_other: '{{shown}} Gegenstände importieren',
  added_one: '{{shown}} Gegenstand wurde hinzugefügt.',
  added_other: '{{shown}} Gegenstände wurden hinzugefügt.',
  see: 'Zu den Leihgaben',
}
