import type { Certificate } from '../../../platform/pdf/certificateFile'
import { periodOf } from './receiptRows'
import type { ReceiptRow } from './receiptRows'

/**
 * The sample of the Federal Ministry of Finance for money given to corporations that are exempt by § 5 Abs. 1 Nr. 9 KStG: letter of
 * 7 November 2013, IV C 4 - S 2223/07/0018 :005 (BStBl I S. 1333), with that of 26 March 2014 (BStBl I S. 791). Words and their order are
 * binding (§ 50 Abs. 1 EStDV); sentences that do not apply may be left out. It has to fit on one page.
 */
const words = {
  issuer: 'Aussteller (Bezeichnung und Anschrift der steuerbegünstigten Einrichtung)',
  title: 'Bestätigung über Geldzuwendungen/Mitgliedsbeitrag',
  collectiveTitle: 'Sammelbestätigung über Geldzuwendungen/Mitgliedsbeiträge',
  basis:
    'im Sinne des § 10b des Einkommensteuergesetzes an eine der in § 5 Abs. 1 Nr. 9 des Körperschaftsteuergesetzes bezeichneten Körperschaften, Personenvereinigungen oder Vermögensmassen',
  giver: 'Name und Anschrift des Zuwendenden:',
  amount: 'Betrag der Zuwendung - in Ziffern -',
  inWords: '- in Buchstaben -',
  day: 'Tag der Zuwendung:',
  period: 'Zeitraum der Sammelbestätigung:',
  waiver: 'Es handelt sich um den Verzicht auf Erstattung von Aufwendungen',
  exemption: (purposes: string, office: string, number: string, day: string, period: string) =>
    `Wir sind wegen Förderung ${purposes} nach dem Freistellungsbescheid bzw. nach der Anlage zum Körperschaftsteuerbescheid des Finanzamtes ${office}, StNr. ${number}, vom ${day} für den letzten Veranlagungszeitraum ${period} nach § 5 Abs. 1 Nr. 9 des Körperschaftsteuergesetzes von der Körperschaftsteuer und nach § 3 Nr. 6 des Gewerbesteuergesetzes von der Gewerbesteuer befreit.`,
  statutes: (purposes: string, office: string, number: string, day: string) =>
    `Die Einhaltung der satzungsmäßigen Voraussetzungen nach den §§ 51, 59, 60 und 61 AO wurde vom Finanzamt ${office}, StNr. ${number} mit Bescheid vom ${day} nach § 60a AO gesondert festgestellt. Wir fördern nach unserer Satzung ${purposes}.`,
  use: (purposes: string) => `Es wird bestätigt, dass die Zuwendung nur zur Förderung ${purposes} verwendet wird.`,
  feesHead: 'Nur für steuerbegünstigte Einrichtungen, bei denen die Mitgliedsbeiträge steuerlich nicht abziehbar sind:',
  noFee:
    'Es wird bestätigt, dass es sich nicht um einen Mitgliedsbeitrag handelt, dessen Abzug nach § 10b Abs. 1 des Einkommensteuergesetzes ausgeschlossen ist.',
  noOther:
    'Es wird bestätigt, dass über die in der Gesamtsumme enthaltenen Zuwendungen keine weiteren Bestätigungen, weder formelle Zuwendungsbestätigungen noch Beitragsquittungen oder Ähnliches ausgestellt wurden und werden.',
  waiverInList:
    'Ob es sich um den Verzicht auf Erstattung von Aufwendungen handelt, ist der Anlage zur Sammelbestätigung zu entnehmen.',
  signature: '(Ort, Datum und Unterschrift des Zuwendungsempfängers)',
  liability:
    'Wer vorsätzlich oder grob fahrlässig eine unrichtige Zuwendungsbestätigung erstellt oder veranlasst, dass Zuwendungen nicht zu den in der Zuwendungsbestätigung angegebenen steuerbegünstigten Zwecken verwendet werden, haftet für die entgangene Steuer (§ 10b Abs. 4 EStG, § 9 Abs. 3 KStG, § 9 Nr. 5 GewStG).',
  validity:
    'Diese Bestätigung wird nicht als Nachweis für die steuerliche Berücksichtigung der Zuwendung anerkannt, wenn das Datum des Freistellungsbescheides länger als 5 Jahre bzw. das Datum der Feststellung der Einhaltung der satzungsmäßigen Voraussetzungen nach § 60a Abs. 1 AO länger als 3 Jahre seit Ausstellung des Bescheides zurückliegt (§ 63 Abs. 5 AO).',
  list: (day: string) => `Anlage zur Sammelbestätigung vom ${day}`,
  heads: [
    'Datum der Zuwendung',
    'Art der Zuwendung (Geldzuwendung/Mitgliedsbeitrag)',
    'Verzicht auf die Erstattung von Aufwendungen (ja/nein)',
    'Betrag',
  ],
  kinds: { money: 'Geldzuwendung', fee: 'Mitgliedsbeitrag' },
  sum: 'Gesamtsumme',
}

export interface ReceiptText {
  number: string
  /** Lines below the names. */
  issuer: string[]
  day: (day: string) => string
  money: (cents: number) => string
  inWords: string | undefined
}

/** A receipt of Germany, by the ministry’s sample. */
export function germanReceipt(
  receipt: ReceiptRow,
  { number, issuer: address, day, money, inWords }: ReceiptText,
): Certificate {
  const { issuer, lines, amount } = receipt
  const { german } = issuer
  const isCollective = receipt.kind === 'collective'
  const [first] = lines
  const { from, to } = periodOf(receipt)
  const texts: Certificate['texts'] = []
  if (!isCollective) {
    const isWaiver = first?.isWaiver === true
    const choices = [
      { label: 'Ja', isTicked: isWaiver },
      { label: 'Nein', isTicked: !isWaiver },
    ]
    texts.push({ text: words.waiver, choices })
  }
  if (german) {
    const { purposes, statutePurposes = purposes, taxOffice, taxNumber, noticeDay, period = '', hasFees } = german
    const text =
      german.notice === 'exemption'
        ? words.exemption(purposes, taxOffice, taxNumber, day(noticeDay), period)
        : words.statutes(statutePurposes, taxOffice, taxNumber, day(noticeDay))
    texts.push({ text, isTicked: true }, { text: words.use(purposes) })
    if (!hasFees) texts.push({ text: words.feesHead }, { text: words.noFee, isTicked: true })
  }
  if (isCollective) texts.push({ text: words.noOther }, { text: words.waiverInList })
  const madeOn = day(receipt.day)
  return {
    issuerLabel: words.issuer,
    issuer: [issuer.name, ...address],
    title: isCollective ? words.collectiveTitle : words.title,
    basis: words.basis,
    number: `Nr. ${number}`,
    receiverLabel: words.giver,
    receiver: [receipt.donorName, ...receipt.donorAddress],
    facts: [
      { label: words.amount, value: money(amount) },
      ...(inWords === undefined ? [] : [{ label: words.inWords, value: `X ${inWords} X` }]),
      isCollective
        ? { label: words.period, value: `${day(from)} bis ${day(to)}` }
        : { label: words.day, value: day(first?.date ?? receipt.day) },
    ],
    texts,
    signed: [issuer.address.town, madeOn, issuer.signer].filter((part) => part !== undefined).join(', '),
    signature: words.signature,
    notes: [`Hinweis: ${words.liability}`, words.validity],
    ...(isCollective && {
      list: {
        title: words.list(madeOn),
        heads: words.heads,
        rows: lines.map((line) => [
          day(line.date),
          words.kinds[line.kind],
          line.isWaiver ? 'ja' : 'nein',
          money(line.amount),
        ]),
        sum: [words.sum, '', '', money(amount)],
      },
    }),
  }
}
