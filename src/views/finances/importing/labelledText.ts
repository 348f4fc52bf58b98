/** The labelled parts of a bank's text. */
interface LabelledText {
  text: string
  payer?: string
  account?: string
  reference?: string
}

/** comdirect: `Auftraggeber: Anna Muster Buchungstext: Beitrag`, `Empfänger: … Kto/IBAN: … BLZ/BIC: … Buchungstext: …`. */
const spoken =
  /^(?:Auftraggeber|Empfänger|Zahlungspflichtiger|Zahlungsempfänger): ?(.*?)(?: Kto\/IBAN: ?(\S*))?(?: BLZ\/BIC: ?\S*)? Buchungstext: ?(.*)$/i

/** SEPA labels in German MT940 and files derived from it: `EREF+… MREF+… SVWZ+…`. */
const plus = /\b(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|PURP|IBAN|BIC|ANAM)\+/

/** Labels in Dutch MT940 and files derived from it: `/TRTP/…/IBAN/…/NAME/…/REMI/…/EREF/…`. */
const slash = /\/(TRTP|IBAN|BIC|NAME|REMI|EREF|CSID|MARF|ORDP|BENM|ISDT|PURP|RTRN|SVCL)(?=\/)/

/** Parts by label; null if the text does not begin with a label. */
function partsOf(text: string, label: RegExp, mark: RegExp): Map<string, string> | null {
  const pieces = text.split(label)
  if (pieces.length < 3) return null
  const parts = new Map<string, string>()
  for (let at = 1; at < pieces.length; at += 2) {
    parts.set(pieces[at] ?? '', (pieces[at + 1] ?? '').replace(mark, '').trim())
  }
  return parts
}

const isTold = (text: string | undefined): text is string => text !== undefined && text !== '' && text !== 'NOTPROVIDED'

/** Splits a bank's labelled text into its parts; other text is returned unchanged. */
export function labelledText(text: string): LabelledText {
  const [, payer = '', account, said] = spoken.exec(text) ?? []
  if (said !== undefined) {
    return { text: said.trim(), ...(payer !== '' && { payer: payer.trim() }), ...(isTold(account) && { account }) }
  }
  const sepa = partsOf(text, plus, /^$/) ?? (text.startsWith('/') ? partsOf(text, slash, /^\//) : null)
  if (!sepa) return { text }
  const [purpose, name, iban, reference] = [
    sepa.get('SVWZ') ?? sepa.get('REMI'),
    sepa.get('NAME') ?? sepa.get('ANAM'),
    sepa.get('IBAN'),
    sepa.get('EREF'),
  ]
  const before = text.split(text.startsWith('/') ? slash : plus)[0]?.trim() ?? ''
  const fallback = sepa.get('TRTP') ?? text
  return {
    text: [before, purpose].filter(isTold).join(' ') || fallback,
    ...(isTold(name) && { payer: name }),
    ...(isTold(iban) && { account: iban }),
    ...(isTold(reference) && { reference }),
  }
}
