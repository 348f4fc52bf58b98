import { referenceOf, shortText } from '@/shared/bankFiles/values/bankValues'

/** The details of a posting in `:86:`. */
interface Mt940Information {
  /** The remittance text, else the bank's own posting text; may be empty. */
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
  const texts = said.description.map((text) => shortText(text ?? '', 200))
  return {
    description: texts.find((text) => text !== '') ?? '',
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
    // A separator without a number after it is part of the text.
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

/**
 * Keywords between slashes: those of SWIFT for MT103 and MT940 (ORDP, BENM, REMI …), and of banks in the Netherlands, Belgium and
 * Macedonia.
 */
const SLASHED =
  /\/(TRTP|TRCD|IBAN|BIC|NAME|ADDR|REMI|EREF|MARF|CSID|SVCL|ORDP|BENM|ISDT|PREF|RTRN|CNTP|PURP|ULTD|ULTB|OCMT|CHGS|EXCH|ID)\//

const isAccount = (text: string) => /^([A-Z]{2}\d{2}[A-Z0-9]{8,30}|[\d-]{6,34})$/.test(text.replace(/\s/g, ''))

/** Behind `/BENM/` and `/ORDP/`, one below the other and each behind a slash: account, name, figures, purpose. */
function partyOf(text: string | undefined) {
  const said = (text ?? '').split('/').flatMap((part) => part.trim() || [])
  const account = said.find(isAccount)
  const [name, ...purpose] = said.filter((part) => /\p{L}{2}/u.test(part) && part !== account)
  return { account, name, purpose: purpose.join(' ') }
}

/** `/TRTP/SEPA/IBAN/…/NAME/…/REMI/…` */
function slashedInformation(text: string): Mt940Information {
  const [before = '', ...tagged] = text.split(SLASHED)
  const parts = new Map<string, string>()
  for (let at = 0; at < tagged.length; at += 2) {
    const value = (tagged[at + 1] ?? '').replace(/\/+$/, '').trim()
    if (value !== '') parts.set(tagged[at] ?? '', value)
  }
  const [iban, , counterName] = (parts.get('CNTP') ?? '').split('/')
  const party = partyOf(parts.get('ORDP') ?? parts.get('BENM'))
  const remittance = parts.get('REMI')
  const structured = /^STRD\/(?:CUR|ISO)?\/*([^/]+)/.exec(remittance ?? '')?.[1]
  const remitted = structured ?? remittance?.replace(/^USTD\/+/, '')
  return information({
    description: [remitted, party.purpose, before, parts.get('TRTP'), text],
    counterparty: parts.get('NAME') ?? counterName ?? party.name,
    counterpartyAccount: parts.get('IBAN') ?? (iban || party.account),
    references: [structured, parts.get('EREF')],
  })
}

/** Words with a colon, as ABN AMRO and others write them below each other or in columns. */
const NAMED = /\b(IBAN|BIC|NAAM|NAME|OMSCHRIJVING|KENMERK|MACHTIGING|INCASSANT|BETALINGSKENM\.):\s*/

function namedInformation(text: string): Mt940Information {
  const [before = '', ...tagged] = text.split(NAMED)
  const parts = new Map<string, string>()
  for (let at = 0; at < tagged.length; at += 2) parts.set(tagged[at] ?? '', (tagged[at + 1] ?? '').trim())
  return information({
    description: [parts.get('OMSCHRIJVING'), before, text],
    counterparty: parts.get('NAAM') ?? parts.get('NAME'),
    counterpartyAccount: parts.get('IBAN')?.split(/\s/)[0],
    references: [parts.get('BETALINGSKENM.'), parts.get('KENMERK')],
  })
}

/** The account and the name of the other on a line of their own above the words. */
const HEADED = /^([A-Z]{2}\d{2}[A-Z]{4}[A-Z0-9]{6,26}|\d{9,10})\s+(\p{L}.*)$/u

/** `lines`: of one `:86:` field. */
export function readInformation(lines: readonly string[]): Mt940Information {
  const text = lines.join('')
  const [, sign] = /^\s*(?:\d{3})?([^\p{L}\d\s/:.,+-])\d\d/u.exec(text) ?? /^\d{3}([^\p{L}\d\s])\d\d/u.exec(text) ?? []
  if (sign !== undefined) return germanInformation(text, sign)
  if (SLASHED.test(text) && /^\/|\/(NAME|REMI)\//.test(text)) return slashedInformation(text)
  const spaced = lines.map((line) => line.trim()).join(' ')
  if (/^(EREF|KREF|MREF|SVWZ)\+/.test(text)) {
    const parts = sepaParts(text)
    return information({
      description: [parts.get('SVWZ'), text],
      counterparty: parts.get('ABWA'),
      counterpartyAccount: parts.get('IBAN'),
      references: [parts.get('EREF'), parts.get('KREF')],
    })
  }
  if (/\b(NAAM|OMSCHRIJVING):/.test(spaced)) return namedInformation(spaced)
  const [first = '', ...more] = lines
  const [, account, name] = HEADED.exec(first.trim()) ?? []
  if (account !== undefined && more.length > 0) {
    const words = more.map((line) => line.trim()).join(' ')
    return information({ description: [words], counterparty: name, counterpartyAccount: account, references: [] })
  }
  return information({ description: [spaced], references: [] })
}
