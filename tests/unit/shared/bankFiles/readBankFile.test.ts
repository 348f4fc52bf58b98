import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { BankLine, type BankStatement } from '@contract/finances/bankLines'
import { readBankFile, type BankFileReading } from '@/shared/bankFiles/readBankFile'
import { readings } from './readings'

const folder = path.join(import.meta.dirname, 'files')
const bytesOf = async (name: string) => new Uint8Array(await readFile(path.join(folder, name)))
const textOf = async (name: string) => new TextDecoder().decode(await bytesOf(name))
const read = (text: string) => readBankFile(new TextEncoder().encode(text), 'EUR')

const errorsOf = (reading: BankFileReading) =>
  reading.kind === 'errors'
    ? reading.errors.map(({ line, code, text }) => [line, code, text].join(' ').trim())
    : reading
const linesOf = (reading: BankFileReading) =>
  reading.kind === 'statements' ? reading.statements.flatMap(({ lines }) => lines) : reading

/** Without the places in the file, which `aside` has once more, and the numbers of statements. */
function placeless(statements: readonly BankStatement[]) {
  const plain = ({ line: _place, statement: _number, ...line }: BankLine) => line
  return statements.map(({ lines, aside, ...statement }) => ({
    ...statement,
    lines: lines.map(plain),
    ...(aside && { aside: aside.map((line) => ({ ...line, ...(line.taken && { taken: plain(line.taken) }) })) }),
  }))
}

it('each file is read to the last field, whatever its characters, and its lines fit the wire', async () => {
  const names = await readdir(folder)
  expect(Object.keys(readings).toSorted()).toEqual(names.toSorted())
  for (const name of names) {
    const reading = await readBankFile(await bytesOf(name), 'BRL')
    const statements = reading.kind === 'statements' ? placeless(reading.statements) : reading
    expect({ name, statements }).toEqual({ name, statements: readings[name] })
    for (const line of [linesOf(reading)].flat()) expect(BankLine.safeParse(line).error).toBeUndefined()
  }
})

it('a file that breaks off gives nothing, wherever it does', async () => {
  for (const name of [
    'banco-do-brasil.ofx',
    'chase.qfx',
    'revolut.ofx',
    'sparkasse.xml',
    'postfinance.xml',
    'sparkasse.sta',
  ]) {
    const text = await textOf(name)
    for (const share of [0.5, 0.7, 0.9, 0.97])
      expect({ name, share, ...(await read(text.slice(0, text.length * share))) }).toMatchObject({ kind: 'errors' })
  }
})

it('all that is wrong is told, with its line', async () => {
  const ofx = (await textOf('nubank.ofx'))
    .replace('<DTPOSTED>20261110', '<DTPOSTED>20261131')
    .replace('<TRNAMT>50.00', '<TRNAMT>5O.00')
    .replace('<TRNAMT>-0.01', '<TRNAMT>-0.015')
  expect(errorsOf(await read(ofx))).toEqual(['12 date 20261131000000[-3:BRT]', '12 amount 5O.00', '13 decimals -0.015'])
  const camt = (await textOf('sparkasse.xml'))
    .replace('<Amt Ccy="EUR">15.00</Amt><CdtDbtInd>CRDT', '<Amt Ccy="EUR">15,0.0</Amt><CdtDbtInd>HABEN')
    .replace(/2026-11-09(.*)2026-11-05/, '2026-02-30$12026-02-30')
    .replace('<Amt Ccy="EUR">5.00', '<Amt Ccy="USD">5.00')
  expect(errorsOf(await read(camt.replaceAll('\n', '\r\n')))).toEqual([
    '7 amount 15,0.0',
    '7 sign HABEN',
    '9 date 2026-02-30',
    '10 line_currency USD',
  ])
  const mt940 = (await textOf('sparkasse.sta'))
    .replace(':61:2611031103CR15,00', ':61:2611031103XX15,00')
    .replace(':61:261109RC20,00', ':61:260230RC20,001')
  expect(errorsOf(await read(mt940))).toEqual([
    '5 posting 2611031103XX15,00N166NONREF',
    '11 date 260230',
    '11 decimals 20,001',
  ])
})

it('a line without a day is told so, not of an empty date', async () => {
  const ofx = (await textOf('chase.qfx')).replace(/<DTPOSTED>[^<\n]*\n?/, '')
  const camt = (await textOf('sparkasse.xml'))
    .replace(/<BookgDt>.*?<\/BookgDt>/s, '')
    .replace(/<ValDt>.*?<\/ValDt>/s, '')
  for (const text of [ofx, camt]) expect(errorsOf(await read(text))).toEqual([expect.stringMatching(/^\d+ no_date$/)])
})

it('what could blow up is refused before it is read', async () => {
  const camt = await textOf('sparkasse.xml')
  const bomb = camt.replace('<Document', '<!DOCTYPE D [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>\n<Document')
  expect(errorsOf(await read(bomb.replace('November', '&b;')))).toEqual(['2 doctype'])
  expect(errorsOf(await read(camt.replace('November', '&b;')))).toEqual(['7 xml'])
  const deep = camt.replace('November', '<a>'.repeat(50_000) + '</a>'.repeat(50_000))
  expect(errorsOf(await read(deep))).toEqual(['0 too_deep'])
  const large = new Uint8Array(31 * 1024 * 1024).fill(0x20)
  large.set(new TextEncoder().encode('OFXHEADER:100\n<OFX>'))
  expect(errorsOf(await readBankFile(large, 'EUR'))).toEqual(['0 too_large'])
  expect(errorsOf(await read('<!DOCTYPE html><html><body>Please sign in</body></html>'))).toEqual(['0 other_markup'])
  expect(errorsOf(await read('<?xml version="1.0"?><Document><CstmrCdtTrfInitn/></Document>'))).toEqual([
    '0 other_markup',
  ])
  expect(errorsOf(await read('OFXHEADER:100\n\n<OFX><INVSTMTMSGSRSV1></INVSTMTMSGSRSV1></OFX>'))).toEqual([
    '0 no_statement',
  ])
})

it('tables, workbooks and pictures are left to the importer of columns', async () => {
  for (const text of ['Data;Valor\n01/03/2026;1,00', 'OFX,CAMT,:20:\n1,2,3', 'Note :20: and :25:', ''])
    expect(await read(text)).toEqual({ kind: 'table' })
  for (const start of [
    [0x50, 0x4b, 0x03, 0x04],
    [0x25, 0x50, 0x44, 0x46],
    [0x89, 0x50, 0x4e, 0x47, 0, 0],
  ])
    expect(await readBankFile(Uint8Array.from(start), 'EUR')).toEqual({ kind: 'table' })
})

it('decimals are those of the currency', async () => {
  const inCurrency = async (currency: string, amount: string) => {
    const text = (await textOf('revolut.ofx')).replace('<CURDEF>EUR', `<CURDEF>${currency}`)
    return read(text.replace('<TRNAMT>30<', `<TRNAMT>${amount}<`).replace('-12.00', '-12').replace('130.00', '130'))
  }
  const first = async (currency: string, amount: string) => [linesOf(await inCurrency(currency, amount))].flat()[0]
  expect(await first('JPY', '1500')).toMatchObject({ amount: 1500 })
  expect(await first('JPY', '1500.00')).toMatchObject({ amount: 1500 })
  expect(await first('BHD', '1.234')).toMatchObject({ amount: 1234 })
  expect(await first('EUR', '.5')).toMatchObject({ amount: 50 })
  expect(errorsOf(await inCurrency('JPY', '15.5'))).toEqual(['9 decimals 15.5'])
  // Without thousands signs, three digits behind the sign are a fraction.
  expect(errorsOf(await inCurrency('EUR', '1.234'))).toEqual(['9 decimals 1.234'])
  expect(errorsOf(await inCurrency('EUR', '1e3'))).toEqual(['9 amount 1e3'])
})

it('the days of an account are one statement as long as they follow each other', async () => {
  const camt = await textOf('ubs.xml')
  const statement = /<Stmt>[\s\S]*<\/Stmt>/.exec(camt)?.[0] ?? ''
  const next = statement
    .replace('>100.00</Amt><CdtDbtInd>DBIT', '>0.00</Amt><CdtDbtInd>CRDT')
    .replaceAll('-11-', '-12-')
  const closing = next
    .replace('2026-12-30', '2026-12-31')
    .replace(
      '0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-12-31',
      '100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-12-31',
    )
  const both = await read(camt.replace(statement, statement + closing))
  expect(both).toMatchObject({
    statements: [{ closingBalance: { amount: 10_000, date: '2026-12-31' }, lines: [{}, {}] }],
  })
  const gap = await read(camt.replace(statement, statement + statement))
  expect(gap).toMatchObject({ statements: [{ lines: [{}] }, { lines: [{}] }] })
})

it('the postings of many years are read in seconds', async () => {
  const camt = await textOf('sparkasse.xml')
  const entry = /<Ntry>[\s\S]*?<\/Ntry>/.exec(camt)?.[0] ?? ''
  expect([linesOf(await read(camt.replace(entry, entry.repeat(5_000))))].flat()).toHaveLength(5_004)
}, 30_000)

it('a file of which one line cannot be read says how many of the others it leaves', async () => {
  const text = await textOf('sparkasse.sta')
  const all = linesOf(await read(text))
  const broken = await read(text.replace(/^(:61:.{6})/m, ':61:26XX01'))
  expect(errorsOf(broken)).toHaveLength(1)
  expect(broken).toMatchObject({ kind: 'errors', fine: [all].flat().length - 1 })
})
