import { describe, expect, test } from 'vitest'
import type { FileReading } from '../../../scripts/readFile/fileReading'
import { readAnyFile } from '../../../scripts/readFile/readAnyFile'

/**
 * Who types or scans a figure wrong gets the line refused, with its number, by each reader of files: never another amount and never another
 * day. Each file has one such line among sound ones; its text is `Typo`.
 */

interface Written {
  name: string
  text: string
  /** On which what is wrong stands. */
  line: number
  as: 'bank' | 'members'
}

const table = (date: string, amount: string, sound: readonly [string, string]): Written => ({
  name: 'list.csv',
  as: 'bank',
  line: 5,
  text: [
    'Date;Description;Amount',
    `25.03.2026;Hall;${sound[0]}`,
    `26.03.2026;Shop;${sound[1]}`,
    `27.03.2026;Fee;${sound[0]}`,
    `${date};Typo;${amount}`,
    `28.03.2026;Rest;${sound[1]}`,
  ].join('\n'),
})

const cutBefore = (amount: string): Written => ({
  name: 'list.csv',
  as: 'bank',
  line: 3,
  text: `Date;Amount;Description\n25.03.2026;10,00;Hall\n26.03.2026;${amount};Typo\n27.03.2026;5,00;Shop`,
})

const ofx = (date: string, amount: string, line: number): Written => ({
  name: 'bank.ofx',
  as: 'bank',
  line,
  text: `OFXHEADER:100
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260301<TRNAMT>10.00<FITID>1<NAME>Hall</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT
<DTPOSTED>${date}
<TRNAMT>${amount}
<FITID>2<NAME>Typo</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
})

const camt = (date: string, amount: string, line: number): Written => ({
  name: 'bank.xml',
  as: 'bank',
  line,
  text: `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Ntry>
<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${date}</Dt></BookgDt><AddtlNtryInf>Typo</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>`,
})

const mt940 = (date: string, amount: string): Written => ({
  name: 'bank.sta',
  as: 'bank',
  line: 5,
  text: `:20:S\n:25:12345/678\n:28C:1/1\n:60F:C260301EUR100,00\n:61:${date}C${amount}NTRFNONREF\n:86:Typo\n:62F:C260331EUR110,00\n-`,
})

const people = (birth: string): Written => ({
  name: 'people.csv',
  as: 'members',
  line: 5,
  text: [
    'Name;Email;Date of birth',
    'Ana Lima;ana@example.org;25.03.1990',
    'Bia Reis;bia@example.org;26.03.1991',
    'Caio Sá;caio@example.org;27.03.1992',
    `Typo;typo@example.org;${birth}`,
  ].join('\n'),
})

const comma = ['10,00', '1.234,56'] as const
const point = ['10.00', '1,234.56'] as const

async function read({ text, name, as }: Written): Promise<FileReading> {
  return (await readAnyFile(new TextEncoder().encode(text), name, { as, currency: 'EUR' })).reading
}

/** What became of the line that is typed wrong, and which lines were refused. */
async function outcomeOf(file: Written) {
  const { lines, people: persons = [], refused, aside } = await read(file)
  const taken = [...lines.filter(({ text }) => text.includes('Typo')), ...persons.filter(({ name }) => name === 'Typo')]
  return { taken, refused: refused.map(({ line }) => line), aside }
}

const refusedAt = ({ line }: Written) => ({ taken: [], refused: [line], aside: [] })

const amountReaders = {
  'a table with decimal commas': (amount: string) => table('10.03.2026', amount, comma),
  'a table with decimal points': (amount: string) => table('10.03.2026', amount, point),
  OFX: (amount: string) => ofx('20260310', amount, 6),
  CAMT: (amount: string) => camt('2026-03-10', amount, 4),
  MT940: (amount: string) => mt940('260310', amount),
}

const wrongAmounts =
  `1.23.45 12,3,4 1O,00 l0,00 5,0O 5O --5 -+5,00 +-5,00 5-5 5,00-5 5,00-- 1,234,5 1.234.5 1,23.45 12.345.67 5..00 5,,00
  5.00. 12.34. . - (5,00 5,00) 5:00 5/00 5,00x x5,00 5,00% 1e3 1E3 0x10 1_000,00 1,00,000.00 5€00 5€5 $5$5 5EU ½ ٥,00 5٫00 NaN Infinity`.split(
    /\s+/,
  )
// With blanks in them.
const brokenAmounts = [
  '12.34 56',
  '1 23,45',
  '10 00',
  '1234 ,56',
  '5, 00',
  '5 ,00',
  '5,00 5',
  '5\u00A000',
  '5 ABC 5,00',
  '5 EUR 5,00',
]

describe.each(Object.entries(amountReaders))('an amount typed wrong in %s', (_, write) => {
  test.each([...wrongAmounts, ...brokenAmounts])('%s', async (amount) => {
    const file = write(amount)
    expect(await outcomeOf(file)).toEqual(refusedAt(file))
  })
})

const plain = (day: string) => day
const dayReaders = {
  'a table': (day: string) => table(day, '10,00', comma),
  OFX: (day: string) => ofx(day.replace(/^(\d{4})-(\d{2})-/, '$1$2'), '10.00', 5),
  'OFX with dashes': (day: string) => ofx(plain(day), '10.00', 5),
  CAMT: (day: string) => camt(day, '10.00', 5),
  'a list of people': people,
}
const wrongDays =
  `2026-13-01 2026-02-30 2026-04-31 2026-00-10 2026-03-00 2026-03-1O 2O26-03-10 2026-O3-10 2026-03-123 2026-03-10x
  2026-03-10-11 0026-03-10 30.02.2026 31.04.2026 32.01.2026 10.13.2026 1O.03.2026 10.O3.2026 10..03.2026 10.03.226 10.03.02026 10-03/2026`.split(
    /\s+/,
  )

describe.each(Object.entries(dayReaders))('a day typed wrong in %s', (_, write) => {
  test.each(wrongDays)('%s', async (day) => {
    const file = write(day)
    expect(await outcomeOf(file)).toEqual(refusedAt(file))
  })
})

test.each(['261301', '260431', '26O310', '2603100', '26031', '2603 10'])('the day %s of MT940', async (day) => {
  const file = mt940(day, '10,00')
  expect(await outcomeOf(file)).toEqual(refusedAt(file))
})

test('what is no error is read: blanks, signs, thousands, times and zones of the formats', async () => {
  const amountOf = async (file: Written) => (await read(file)).lines.find(({ text }) => text.includes('Typo'))?.amount
  const dayOf = async (file: Written) => (await read(file)).lines.find(({ text }) => text.includes('Typo'))?.day
  for (const [written, amount] of [
    ['- 5,00', -500],
    ['R$ 5,00', 500],
    ['-R$5,00', -500],
    ['1 234,50', 123_450],
    ['1.234,50-', -123_450],
    ['5,', 500],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- a few small files
    expect([written, await amountOf(amountReaders.OFX(written))]).toEqual([written, amount])
  for (const written of [
    '20260310',
    '2026031012',
    '202603101200',
    '20260310120000',
    '20260310120000.000[-3:BRT]',
    '20260310[-3:BRT]',
    '20260310 12:00',
    '2026-03-10',
  ])
    // oxlint-disable-next-line no-await-in-loop -- see above
    expect([written, await dayOf(ofx(written, '5.00', 5))]).toEqual([written, '2026-03-10'])
  for (const written of [
    '2026-03-10',
    '2026-03-10Z',
    '2026-03-10+01:00',
    '2026-03-10-03:00',
    '2026-03-10T23:59:59.000+01:00',
  ])
    // oxlint-disable-next-line no-await-in-loop -- see above
    expect([written, await dayOf(camt(written, '5.00', 5))]).toEqual([written, '2026-03-10'])
})

describe('a cell that its own delimiter cuts in two, without quotes', () => {
  test.each([
    ['an amount in a table with semicolons', table('10.03.2026', '5;50', comma)],
    ['an amount before the text', cutBefore('5;50')],
    [
      'a name in a list of people',
      { ...people('27.03.1993'), text: 'Name,Email\nAna Lima,ana@example.org\n\n\nTypo,Caio,x' },
    ],
  ])('%s', async (_, file) => {
    expect(await outcomeOf(file)).toEqual(refusedAt(file))
    const [refusal] = (await read(file)).refused
    expect(refusal?.error).toContain('more cells than the table has columns')
  })

  test('in every line, as a table with commas and decimal commas has it', async () => {
    const text = 'Date,Description,Amount\n2026-03-25,Hall,10,00\n2026-03-26,Shop,5,50'
    const { lines, refused } = await read({ name: 'list.csv', as: 'bank', line: 2, text })
    expect(lines).toEqual([])
    expect(refused.map(({ line }) => line)).toEqual([2, 3])
  })

  test('while empty cells at the end of a line are no fault', async () => {
    const file = table('10.03.2026', '5,50;; ', comma)
    const { lines, refused } = await read(file)
    expect(refused).toEqual([])
    expect(lines.map(({ amount }) => amount)).toEqual([1000, 123456, 1000, 550, 123456])
  })
})
