import { referenceOf, shortText } from '@/shared/bankFiles/values/bankValues'

/** What `:86:` says of a posting. */
export interface Mt940Information {
  /** The remittance text, else the bank's own words for the posting; may be empty. */
  description: string
  counterparty?: string
  counterpartyAccount?: string
  reference?: string
}

/** The width of a subfield: a full one was cut in mid-word, a shorter one ended with its word. */
const SUBFIELD_LENGTH = 27

function joinSubfields(texts: readonly string[]): string {
  return texts.reduce((joined, text, at) => {
    const isCut = at > 0 && (texts[at - 1] ?? '').length >= SUBFIELD_LENGTH
    return joined === '' || isCut ? joined + text : `${joined} ${text}`
  }, '')
}

/** SEPA's own words within the remittance text (Deutsche Kreditwirtschaft, DFÜ-Abkommen, Anlage 3, 8.2.4). */
const SEPA = /(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC|COAM|OAMT|PURP|RTRN)\+/

function sepaParts(text: string): Map<string, string> {
  const [before = '', ...tagged] = text.split(SEPA)
  const parts = new Map([['', before.trim()]])
  for (let at = 0; at < tagged.length; at += 2) parts.set(tagged[at] ?? '', (tagged[at + 1] ?? '').trim())
  return parts
}

function information(said: {
  description: readonly (string | undefined)[]
  counterparty?: string | undefined
  counterpartyAccount?: string | undefined
  references: readonly (string | undefined)[]
}): Mt940Information {
  const counterparty = shortText(said.counterparty ?? '', 140)
  const account = shortText(said.counterpartyAccount ?? '', 40)
  const reference = said.references.map(referenceOf).find((one) => one !== undefined)
  return {
    description: shortText(said.description.find((one) => one !== undefined && one !== '') ?? '', 200),
    ...(counterparty !== '' && { counterparty }),
    ...(account !== '' && { counterpartyAccount: account }),
    ...(reference !== undefined && { reference }),
  }
}

/** `166?00GUTSCHRIFT?20SVWZ+…?32NAME`: a code of the business (GVC), then subfields of two digits behind a sign of the bank's choice. */
function germanInformation(text: string, sign: string): Mt940Information {
  const subfields = new Map<number, string>()
  for (const part of text.split(sign).slice(1)) {
    const number = Number.parseInt(part.slice(0, 2), 10)
    // A sign that no number follows belongs to the text.
    if (/^\d\d/.test(part)) subfields.set(number, part.slice(2))
    else for (const last of [...subfields.keys()].slice(-1)) subfields.set(last, subfields.get(last) + sign + part)
  }
  const range = (from: number, to: number) =>
    joinSubfields([...subfields].flatMap(([number, one]) => (number >= from && number <= to ? [one] : [])))
  const parts = sepaParts(joinSubfields([range(20, 29), range(60, 63)].filter((one) => one !== '')))
  return information({
    description: [parts.get('SVWZ'), parts.get(''), subfields.get(0)],
    counterparty: [subfields.get(32) ?? '', subfields.get(33) ?? ''].join('').trim() || parts.get('ABWA'),
    counterpartyAccount: subfields.get(31) ?? parts.get('IBAN'),
    references: [parts.get('EREF'), parts.get('KREF')],
  })
}

const SLASHED = /\/(TRTP|TRCD|IBAN|BIC|NAME|REMI|EREF|MARF|CSID|ORDP|BENM|ISDT|PREF|RTRN|CNTP|PURP|ULTD|ULTB|ID)\//

/** `/TRTP/SEPA/IBAN/…/NAME/…/REMI/…`, as banks of the Netherlands and Belgium write it. */
function slashedInformation(text: string): Mt940Information {
  const [, ...tagged] = text.split(SLASHED)
  const parts = new Map<string, string>()
  for (let at = 0; at < tagged.length; at += 2)
    parts.set(tagged[at] ?? '', (tagged[at + 1] ?? '').replace(/\/+$/, '').trim())
  const [iban, , name] = (parts.get('CNTP') ?? '').split('/')
  const remitted = parts.get('REMI')?.replace(/^(USTD|STRD\/CUR)\/+/, '')
  return information({
    description: [remitted, parts.get('TRTP')],
    counterparty: parts.get('NAME') ?? name,
    counterpartyAccount: parts.get('IBAN') ?? iban,
    references: [parts.get('EREF')],
  })
}

/** `lines`: of one `:86:` field. */
export function readInformation(lines: readonly string[]): Mt940Information {
  const text = lines.join('')
  const [, sign] = /^\d{3}([^\p{L}\d\s])\d\d/u.exec(text) ?? []
  if (sign !== undefined) return germanInformation(text, sign)
  if (SLASHED.test(text) && text.startsWith('/')) return slashedInformation(text)
  return information({ description: [lines.map((line) => line.trim()).join(' ')], references: [] })
}
