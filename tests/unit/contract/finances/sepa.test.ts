import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { expect, test, vi } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { addDays } from '@contract/days'
import { readCreditorId } from '@contract/finances/paying/creditorId'
import { painVersions } from '@contract/finances/paying/paymentSettings'
import { debitXml } from '@contract/finances/sepa/debitFile'
import type { DebitFile, DebitLine } from '@contract/finances/sepa/debitFile'
import { transferXml } from '@contract/finances/sepa/transferFile'
import type { TransferFile } from '@contract/finances/sepa/transferFile'
import { isMandateVoid, lastDayOf, sequenceOf, sequenceTypes } from '@contract/finances/sepa/mandateRules'
import { SEPA_REFERENCE, sepaText } from '@contract/finances/sepa/sepaText'
import { sepaPlaceOf } from '@contract/finances/sepa/sepaCountries'
import { addTargetDays, isTargetDay, nextTargetDay } from '@contract/finances/sepa/targetDays'

test('a creditor identifier is read by form, length and check digits, without its business code', () => {
  // The Bundesbank's example, with another business code, as people type it, and Austria's.
  expect(readCreditorId('DE98ZZZ09999999999')).toBe('DE98ZZZ09999999999')
  expect(readCreditorId('DE98ABC09999999999')).toBe('DE98ABC09999999999')
  expect(readCreditorId(' de98 zzz0 9999-999999 ')).toBe('DE98ZZZ09999999999')
  expect(readCreditorId('AT61ZZZ01234567890')).toBe('AT61ZZZ01234567890')
  for (const wrong of [
    'DE97ZZZ09999999999',
    'DE98ZZZ0999999999',
    'DE98ZZZ099999999990',
    'DE89370400440532013000',
    '',
    'ZZZ',
  ])
    expect(readCreditorId(wrong)).toBeNull()
})

test('texts are written with the characters that banks take', () => {
  expect(sepaText('Größe & Ähren: „Jürgen Weiß“ – 5 € [a_b]', 70)).toBe('Groesse + Aehren: .Juergen Weiss. - 5 E (a-b)')
  expect(sepaText('Łukasz Dvořák, João Ção, Øyvind Þór, Æsa', 70)).toBe('Lukasz Dvorak, Joao Cao, Oyvind THor, AEsa')
  // Typed with the sign and the dots apart.
  expect(sepaText('Gru\u0308n', 70)).toBe('Gruen')
  expect(sepaText('  two\n lines\t ', 70)).toBe('two lines')
  expect(sepaText('Ää', 3)).toBe('Aea')
  expect(['M-1', "A/b?c:(d).,'+ e"].filter((text) => !SEPA_REFERENCE.test(text))).toEqual([])
  expect(['', '/a', 'a/', 'a//b', 'ä', 'a_b', 'a\nb'].filter((text) => SEPA_REFERENCE.test(text))).toEqual([])
})

test('collections are due on days of TARGET alone', () => {
  // European Central Bank: the closing days of 2026 and 2027 that are no Saturday or Sunday.
  const closed = [
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-12-25',
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
  ]
  const found: string[] = []
  for (let day = '2026-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
    if (!isWeekend && !isTargetDay(day)) found.push(day)
  }
  expect(found).toEqual(closed)
  expect(nextTargetDay('2026-12-24')).toBe('2026-12-24')
  expect(nextTargetDay('2026-12-25')).toBe('2026-12-28')
  expect(addTargetDays('2026-04-02', 1)).toBe('2026-04-07')
  expect(addTargetDays('2026-11-27', 2)).toBe('2026-12-01')
  expect(addTargetDays('2026-11-28', 0)).toBe('2026-11-28')
})

test('a mandate is void 36 months after its latest collection, or after it was signed', () => {
  expect(lastDayOf({ signedOn: '2024-02-29' })).toBe('2027-02-28')
  expect(lastDayOf({ signedOn: '2020-01-01', lastUsedOn: '2024-12-15' })).toBe('2027-12-15')
  expect(isMandateVoid({ signedOn: '2020-01-01', lastUsedOn: '2024-12-15' }, '2027-12-15')).toBe(false)
  expect(isMandateVoid({ signedOn: '2020-01-01', lastUsedOn: '2024-12-15' }, '2027-12-16')).toBe(true)
  expect(sequenceOf({ signedOn: '2026-01-01' })).toBe('FRST')
  expect(sequenceOf({ signedOn: '2026-01-01', lastUsedOn: '2026-02-01' })).toBe('RCUR')
  expect(sequenceOf({ signedOn: '2026-01-01', isOneOff: true })).toBe('OOFF')
})

test('accounts are collected from within SEPA alone', () => {
  expect(['DE', 'PT', 'NO'].map(sepaPlaceOf)).toEqual(['within', 'within', 'within'])
  expect(['CH', 'GB', 'RS'].map(sepaPlaceOf)).toEqual(['outside', 'outside', 'outside'])
  expect(['BR', 'US', 'TR'].map(sepaPlaceOf)).toEqual([undefined, undefined, undefined])
})

/** Pseudo-random numbers from 0 to 1 (mulberry32), the same for the same seed. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const ibans = [
  'DE89370400440532013000',
  'AT611904300234573201',
  'CH9300762011623852957',
  'MT84MALT011000012345MTLCAST001S',
]
const names = [
  'Jürgen Weiß',
  'Chœur de Saint-Étienne & Fils',
  'Łucja <Żółć> "Ż"',
  '合唱団',
  "O'Neill; Ñandú",
  'A',
  'Ω'.repeat(90),
]

function randomFile(next: () => number): DebitFile {
  const below = (count: number) => Math.floor(next() * count)
  const of = <Item>(items: readonly Item[]) => items[below(items.length)] as Item
  const maybe = <Value>(value: Value) => (next() < 0.5 ? value : undefined)
  const address = () => ({
    ...(next() < 0.7 && { street: of(['Domstraße', 'Rua das Flores & Cª', 'Ø']) }),
    ...(next() < 0.7 && { houseNumber: of(['1', '12 a', '3/4']) }),
    postalCode: of(['50667', '1200-109', 'SW1A 1AA']),
    town: of(['Köln', 'Lisboa', 'Kraków']),
    ...(next() < 0.5 && { country: of(['DE', 'PT']) }),
  })
  const line = (at: number): DebitLine => ({
    endToEndId: `R${at}-${below(1_000_000)}`,
    amount: next() < 0.1 ? of([1, 99_999_999_999]) : 1 + below(100_000),
    mandateReference: `M/${below(1000)}.(${at})`,
    signedOn: addDays('2009-11-02', below(6000)),
    name: of(names),
    iban: of(ibans),
    bic: maybe('COBADEFFXXX'),
    address: maybe(address()),
    text: of(['Beitrag 1. Halbjahr 2027', 'Mensalidade – março', 'x'.repeat(300), '<&>']),
  })
  return {
    version: of(painVersions),
    messageId: `B${below(100_000)}`,
    createdAt: '2026-11-30T19:00:00Z',
    creditor: {
      name: of(names),
      iban: of(ibans),
      bic: maybe('COBADEFF'),
      creditorId: 'DE98ZZZ09999999999',
      address: maybe(address()),
    },
    collections: sequenceTypes.slice(0, 1 + below(4)).map((sequence) => ({
      day: addDays('2026-12-01', below(400)),
      sequence,
      lines: Array.from({ length: 1 + below(6) }, (_, at) => line(at)),
    })),
  }
}

const schemaOf = (version: string) =>
  readFileSync(path.join(import.meta.dirname, `schemas/pain.008.001.${version}.xsd`), 'utf8')

const textsOf = (element: XmlElement, name: string): string[] =>
  element.children.flatMap((one) =>
    one instanceof XmlElement ? [...(one.name === name ? [one.text] : []), ...textsOf(one, name)] : [],
  )

test('1,000 files are valid by the published schemas, in allowed characters, and total their lines', async () => {
  const seed = Number(process.env.TEST_SEED ?? 41)
  const next = random(seed)
  const files = Array.from({ length: 1000 }, () => randomFile(next))
  for (const version of painVersions) {
    const xml = files.flatMap((file, at) =>
      file.version === version ? [{ fileName: `${at}.xml`, contents: debitXml(file) }] : [],
    )
    const { errors, valid } = await validateXML({ xml, schema: schemaOf(version) })
    expect(errors, `seed ${seed}`).toEqual([])
    expect(valid).toBe(true)
    const [broken] = xml.map(({ contents }) => contents.replace('<ReqdColltnDt>', '<ReqdColltnDt>x'))
    expect((await validateXML({ xml: broken ?? '', schema: schemaOf(version) })).valid).toBe(false)
  }
  for (const file of files) {
    const { root } = parseXml(debitXml(file))
    if (root === null) throw new Error('no root')
    for (const text of ['Nm', 'Ustrd', 'StrtNm', 'TwnNm'].flatMap((name) => textsOf(root, name)))
      expect(text).toMatch(/^[0-9A-Za-z/\-?:().,'+ ]+$/)
    const cents = (text: string) => BigInt(text.replace('.', ''))
    const amounts = textsOf(root, 'InstdAmt').map(cents)
    expect(cents(textsOf(root, 'CtrlSum')[0] ?? '')).toBe(amounts.reduce((sum, amount) => sum + amount, 0n))
    expect(amounts).toEqual(file.collections.flatMap(({ lines }) => lines.map(({ amount }) => BigInt(amount))))
    expect(textsOf(root, 'NbOfTxs')[0]).toBe(String(amounts.length))
  }
})

/**
 * The schemas of credit transfers of the same years, as far as ours go: their parties, accounts, banks and texts are those of direct debits; what is
 * their own is written here by the definitions of ISO 20022.
 */
function transferSchemaOf(version: '02' | '08'): string {
  const [message, party, account, bank, texts] =
    version === '08'
      ? [
          'pain.001.001.09',
          'PartyIdentification135',
          'CashAccount38',
          'BranchAndFinancialInstitutionIdentification6',
          '16',
        ]
      : [
          'pain.001.001.03',
          'PartyIdentification32',
          'CashAccount16',
          'BranchAndFinancialInstitutionIdentification4',
          '5',
        ]
  const ids = version === '08' ? 'PaymentIdentification6' : 'PaymentIdentification1'
  const element = (name: string, type: string, rest = '') => `<xs:element name="${name}" type="${type}"${rest}/>`
  const sequence = (name: string, ...elements: string[]) =>
    `<xs:complexType name="${name}"><xs:sequence>${elements.join('')}</xs:sequence></xs:complexType>`
  const optional = ' minOccurs="0"'
  const own = [
    sequence('OwnDocument', element('CstmrCdtTrfInitn', 'OwnInitiation')),
    sequence(
      'OwnInitiation',
      element('GrpHdr', 'OwnHeader'),
      element('PmtInf', 'OwnPayment', ' maxOccurs="unbounded"'),
    ),
    sequence(
      'OwnHeader',
      element('MsgId', 'Max35Text'),
      element('CreDtTm', 'ISODateTime'),
      element('NbOfTxs', 'Max15NumericText'),
      element('CtrlSum', 'DecimalNumber', optional),
      element('InitgPty', party ?? ''),
    ),
    sequence(
      'OwnLevel',
      '<xs:element name="SvcLvl"><xs:complexType><xs:sequence><xs:element name="Cd" fixed="SEPA"/></xs:sequence></xs:complexType></xs:element>',
    ),
    sequence('OwnDay', element('Dt', 'ISODate')),
    sequence('OwnAmount', element('InstdAmt', 'ActiveOrHistoricCurrencyAndAmount')),
    sequence(
      'OwnPayment',
      element('PmtInfId', 'Max35Text'),
      '<xs:element name="PmtMtd" fixed="TRF"/>',
      element('BtchBookg', 'BatchBookingIndicator', optional),
      element('NbOfTxs', 'Max15NumericText', optional),
      element('CtrlSum', 'DecimalNumber', optional),
      element('PmtTpInf', 'OwnLevel', optional),
      element('ReqdExctnDt', version === '08' ? 'OwnDay' : 'ISODate'),
      element('Dbtr', party ?? ''),
      element('DbtrAcct', account ?? ''),
      element('DbtrAgt', bank ?? ''),
      element('ChrgBr', 'ChargeBearerType1Code', optional),
      element('CdtTrfTxInf', 'OwnTransfer', ' maxOccurs="unbounded"'),
    ),
    sequence(
      'OwnTransfer',
      element('PmtId', ids),
      element('Amt', 'OwnAmount'),
      element('CdtrAgt', bank ?? '', optional),
      element('Cdtr', party ?? '', optional),
      element('CdtrAcct', account ?? '', optional),
      element('RmtInf', `RemittanceInformation${texts}`, optional),
    ),
  ]
  return schemaOf(version)
    .replaceAll(`pain.008.001.${version}`, message ?? '')
    .replace('<xs:element name="Document" type="Document"/>', element('Document', 'OwnDocument'))
    .replace('</xs:schema>', `${own.join('')}</xs:schema>`)
}

function randomTransfers(next: () => number): TransferFile {
  const { version, messageId, createdAt, creditor, collections } = randomFile(next)
  const [{ name, iban, bic, address }, lines] = [creditor, collections.flatMap((collection) => collection.lines)]
  return {
    version,
    messageId,
    createdAt,
    debtor: { name, iban, bic, address },
    day: collections[0]?.day ?? '2026-12-01',
    lines: lines.map((line) => ({ ...line, address: undefined })),
  }
}

test('1,000 files of payments are valid by the schemas, and total their lines', async () => {
  const seed = Number(process.env.TEST_SEED ?? 41)
  const next = random(seed)
  const files = Array.from({ length: 1000 }, () => randomTransfers(next))
  for (const version of painVersions) {
    const own = files.filter((file) => file.version === version)
    const xml = own.map((file, at) => ({ fileName: `${at}.xml`, contents: transferXml(file) }))
    const schema = transferSchemaOf(version)
    expect((await validateXML({ xml, schema })).errors, `seed ${seed}`).toEqual([])
    const [broken] = xml.map(({ contents }) => contents.replace('<PmtMtd>TRF', '<PmtMtd>DD'))
    expect((await validateXML({ xml: broken ?? '', schema })).valid).toBe(false)
  }
  for (const file of files) {
    const { root } = parseXml(transferXml(file))
    if (root === null) throw new Error('no root')
    const cents = (text: string) => BigInt(text.replace('.', ''))
    const amounts = textsOf(root, 'InstdAmt').map(cents)
    expect(amounts).toEqual(file.lines.map(({ amount }) => BigInt(amount)))
    const sum = amounts.reduce((total, amount) => total + amount, 0n)
    expect(textsOf(root, 'CtrlSum').map(cents)).toEqual([sum, sum])
    expect(textsOf(root, 'NbOfTxs')).toEqual([String(amounts.length), String(amounts.length)])
    for (const text of ['Nm', 'Ustrd'].flatMap((name) => textsOf(root, name)))
      expect(text).toMatch(/^[0-9A-Za-z/\-?:().,'+ ]+$/)
  }
})

test('days are written as they are, wherever the file is made', () => {
  const [line] = randomFile(random(1)).collections[0]?.lines ?? []
  if (line === undefined) throw new Error('no line')
  const collections = [{ day: '2026-12-07', sequence: 'RCUR' as const, lines: [{ ...line, signedOn: '2014-02-01' }] }]
  for (const zone of ['America/Sao_Paulo', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone)
    expect(new Date('2014-02-01T00:00:00Z').getDate()).toBe(zone === 'America/Sao_Paulo' ? 31 : 1)
    const xml = debitXml({ ...randomFile(random(1)), collections })
    expect(xml).toContain('<DtOfSgntr>2014-02-01</DtOfSgntr>')
    expect(xml).toContain('<ReqdColltnDt>2026-12-07</ReqdColltnDt>')
  }
  vi.unstubAllEnvs()
})
