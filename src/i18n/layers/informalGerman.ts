import type { messages as my } from '@/i18n/en/my'
import type { Layer } from './layerOf'

type Some<Texts> = { readonly [Key in keyof Texts]?: Texts[Key] extends string ? string : Some<Texts[Key]> }

/** What a member's own page says to whom it says du; all else is as it is said to everybody. */
const informal: Some<typeof my> = {
  noLinkTitle: 'Diese Seite öffnet sich mit deinem persönlichen Link',
  noLinkText: 'Frag die Leitung danach: Der Link kommt als Nachricht oder QR-Code, und dieses Handy merkt ihn sich.',
  goneText: 'Er wurde gesperrt, durch einen neuen ersetzt oder nicht ganz kopiert. Frag die Leitung nach deinem Link.',
  noMemberText:
    'Dein Zugang ist mit keinem Mitglied der Gruppe verknüpft. Jemand mit Admin-Rolle kann das unter „Zugänge“ nachholen.',
  notTaken: 'Deine Rückmeldung wurde nicht angenommen. {{reason}}',
  yourAnswer: 'Deine Rückmeldung zu {{title}}',
  toConfirm: 'Dieser Termin hat sich geändert. Bisher hast du „{{answer}}“ gesagt: Gilt das noch?',
  closedButNo: 'Die Frist ist vorbei. Absagen kannst du noch.',
  closed: 'Die Frist ist vorbei. Hat sich etwas geändert, sag bitte der Leitung Bescheid.',
  waiting: 'Du stehst auf Platz {{place}} der Warteliste und bekommst Bescheid, sobald ein Platz für dich frei wird.',
  movedUp: 'Ein Platz ist frei geworden: Du bist nachgerückt und wirst erwartet.',
  full: 'Alle Plätze sind vergeben. Mit einem Ja kommst du auf die Warteliste.',
  seat: { fee: 'Dein Honorar ({{currency}})' },
  assumed: 'Du wirst erwartet: Wer nicht absagt, kommt',
  setByOther: 'Die Leitung hat das für dich eingetragen',
  file: { failed: 'Die Datei kam nicht an. Versuch es bei besserer Verbindung noch einmal.' },
  doubling: 'Du spielst',
  eventGone: 'Der Termin aus der E-Mail steht nicht mehr auf deiner Seite.',
  noEvents: 'Noch ist nichts geplant. Sobald die Leitung einen Termin einträgt, antwortest du hier.',
  absences: {
    text: 'Trag die Tage einmal ein, und für alle Termine in dieser Zeit gilt eine Absage.',
    tooLong: 'Höchstens ein Jahr. Geht es länger, sag es der Leitung.',
  },
  attendance: {
    came_one: 'Du warst bei {{present}} von {{count}} Termin dabei',
    came_other: 'Du warst bei {{present}} von {{count}} Terminen dabei',
  },
  owes: {
    credit: '{{owed}} sind offen; {{credit}} davon deckt dein Guthaben.',
    notCopied: 'Der Browser lässt es nicht zu: Halte den Text gedrückt, um ihn zu kopieren.',
    hiddenMail:
      'Diesen Link hast du von jemandem bekommen, darum steht hier nicht, was noch zu zahlen ist. Lass dir einen eigenen Link an deine E-Mail-Adresse schicken: Dort steht es.',
    hiddenAsk:
      'Diesen Link hast du von jemandem bekommen, darum steht hier nicht, was noch zu zahlen ist. Für einen eigenen Link fehlt deine E-Mail-Adresse: Frag die Kassenführung, was offen ist, oder lass deine Adresse eintragen.',
    hiddenAgree:
      'Deine E-Mail-Adresse hat jemand anderes geändert, darum steht hier nicht, was noch zu zahlen ist. Bitte jemanden mit Admin-Rolle, die neue Adresse zu bestätigen: Dann kann ein eigener Link dorthin gehen.',
    ownSent: 'Der Link ist zu deiner E-Mail-Adresse unterwegs. Öffne ihn auf diesem Handy.',
  },
  mails: { stopped: 'Du hast sie am {{when}} abbestellt. Nur du selbst kannst das rückgängig machen.' },
  feed: {
    notCopied: 'Der Browser lässt es nicht zu: Halte den Text gedrückt, um ihn zu kopieren.',
    none: 'Dafür ist ein persönlicher Link nötig: Frag die Leitung danach.',
  },
  checkin: {
    here: 'Du bist da, {{time}} Uhr, {{name}}',
    inTime: 'Schön, dass du da bist. Viel Freude!',
    late: 'Etwas zu spät, aber schön, dass du da bist. Viel Freude!',
    noLinkTitle: 'Dieses Handy kennt dich noch nicht',
    noLinkText:
      'Öffne deinen persönlichen Link einmal auf diesem Handy und scanne noch einmal, oder nenn der Leitung deinen Namen.',
    noMemberText:
      'Dein Zugang ist mit keinem Mitglied verknüpft. Nenn der Leitung bitte deinen Namen. Jemand mit Admin-Rolle kann ihn unter „Zugänge“ verknüpfen.',
    noCodeText: 'Richte die Kamera auf den Code, den die Leitung zeigt.',
  },
  errors: {
    conflict: 'Das wurde zwischenzeitlich geändert. Bitte sieh noch einmal nach.',
    link_invalid: 'Dieser Link öffnet nichts mehr. Bitte die Leitung um einen neuen.',
    not_asked: 'Zu diesem Termin ist deine Rückmeldung nicht gefragt.',
    event_full: 'Für deine Begleitung sind nicht genug Plätze frei.',
    deadline_passed: 'Die Frist ist vorbei. Die Leitung kann deine Rückmeldung noch ändern: Sag ihr bitte Bescheid.',
    busy: 'Der Server hat gerade viel zu tun. Versuch es gleich noch einmal.',
    code_stale: 'Der Code ist abgelaufen. Bitte scanne den, der jetzt zu sehen ist.',
    too_many_requests: 'Zu viele Versuche. Bitte warte einen Moment.',
    other: 'Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  },
}

function over<Texts>(texts: Texts, changes: object): Texts {
  const changed = Object.entries(changes).map(([key, value]: [string, unknown]) => {
    const isGroup = typeof value === 'object' && value !== null
    return [key, isGroup ? over<unknown>(Reflect.get(Object(texts), key), value) : value]
  })
  return { ...texts, ...Object.fromEntries(changed) } as Texts
}

/** The texts of a member's own page, in du. */
export const inDu: Layer = (texts) => over(texts, informal)
