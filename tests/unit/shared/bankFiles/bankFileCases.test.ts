import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import type { FileReading, MoneyLine } from '../../../../scripts/readFile/fileReading'
import { readAnyFile } from '../../../../scripts/readFile/readAnyFile'

const folder = path.join(import.meta.dirname, 'cases')

async function readCase(name: string): Promise<FileReading> {
  return (await readAnyFile(new Uint8Array(await readFile(path.join(folder, name))), name, { currency: 'EUR' })).reading
}

interface Expected {
  format: string
  lines: Partial<MoneyLine>[]
  aside?: FileReading['aside']
  balances?: FileReading['balances']
  notes?: FileReading['notes']
}

const agree = (opening: number, closing: number) => ({ opening, closing, agree: true })

/** Files of real banks, rebuilt with invented details; what a person reads in each. */
const cases: Record<string, Expected> = {
  'mt940-01-asn-blank-entry-date.sta': {
    format: 'mt940',
    lines: [{ line: 5, day: '2026-01-01', amount: -6_500, payer: 'a musicus', text: 'Huur repetitiezaal' }],
    balances: agree(44_429, 37_929),
  },
  'mt940-02-ing-kind-with-blank.sta': {
    format: 'mt940',
    lines: [
      { day: '2026-07-22', amount: 2_503, payer: 'A Musicus', payerAccount: '0111111111', text: 'Contributie juli' },
      { day: '2026-07-22', amount: -303, text: 'Kosten' },
    ],
    balances: agree(10_000, 12_200),
  },
  'mt940-04-february-30.sta': {
    format: 'mt940',
    lines: [{ line: 5, day: '2026-03-02', amount: -600, text: 'Pauschalen' }],
    balances: agree(120_000, 119_400),
    notes: [{ line: 5, note: 'The value day “260230” is in no calendar. The day of booking counts.' }],
  },
  'mt940-07-kb-skopje-benm.sta': {
    format: 'mt940',
    lines: [
      { amount: -324_500, currency: 'MKD', payer: 'TELEKOM AD - SKOPJE', text: 'smetka za telefon' },
      { amount: 70_000, currency: 'MKD', payer: 'HRISTO MUZIKANT', text: 'clenarina oktomvri', id: '21051645' },
    ],
    balances: agree(18_572_300, 18_317_800),
  },
  'mt940-09-abn-dagafschrift-no-20.sta': {
    format: 'mt940',
    lines: [
      { day: '2026-11-14', amount: 2_500, payer: 'A MUSICUS', payerAccount: 'NL37ABNA0000000001', text: 'CONTRIBUTIE' },
    ],
    balances: agree(100_000, 102_500),
  },
  'mt940-11-wise.sta': {
    format: 'mt940',
    lines: [{ day: '2026-01-07', amount: 92, text: 'BALANCE_CASHBACK-510151a4 Cashback' }],
    balances: agree(1_000, 1_092),
  },
  'mt940-13-saldo-in-payers-words.sta': {
    format: 'mt940',
    lines: [
      { amount: 3_000, payer: 'Anna Muster', text: 'Saldo Chorreise', id: 'A1' },
      { amount: 2_000, payer: 'Bernd Muster', text: 'Beitrag', id: 'A2' },
    ],
    balances: agree(10_000, 15_000),
  },
  'mt940-14-account-fee-named-saldo.sta': {
    format: 'mt940',
    lines: [{ amount: -1_250, text: 'Saldo der Abschlussposten' }],
    balances: agree(120_000, 118_750),
  },
  'mt940-15-blank-at-line-end.sta': {
    format: 'mt940',
    lines: [{ amount: 5_000, payer: 'Anna Muster', text: 'Mitgliedsbeitrag Jahr 2026 fuer Anna' }],
    balances: agree(0, 5_000),
  },
  'ofx-01-itau-empty-balamt.ofx': {
    format: 'ofx',
    lines: [{ day: '2026-09-19', amount: 30_000, currency: 'BRL', text: 'TBI MENSALIDADE', id: '20260919002' }],
    balances: {},
  },
  'ofx-03-bb-repeated-fitid-saldo.ofx': {
    format: 'ofx',
    lines: [
      { amount: 5_000, text: 'Pix - Recebido Ana', id: '20260903' },
      { amount: -1_250, text: 'Tarifa Pacote', id: '20260903' },
      { amount: 5_000, text: 'Pix - Recebido Bruno', id: '20260903' },
    ],
    aside: [
      { line: 12, why: 'balance', text: 'Saldo Anterior' },
      { line: 14, why: 'balance', text: 'Saldo do dia' },
    ],
    balances: { closing: 108_750 },
  },
  'ofx-07-chase-fee-same-fitid.qfx': {
    format: 'ofx',
    lines: [
      { amount: -20_000, currency: 'USD', text: 'SHEET MUSIC PARIS' },
      { amount: -600, currency: 'USD', text: 'FOREIGN TRANSACTION FEE' },
    ],
  },
  'ofx-08-day-of-zeros.ofx': {
    format: 'ofx',
    lines: [{ day: '2026-01-15', amount: 53_086, text: 'PIX RECEBIDO', id: 'N10112' }],
    balances: { closing: 0 },
    notes: [{ line: 10, note: '“00000000” is no day: the balance is kept without one.' }],
  },
  'ofx-09-saldo-dia-without-amount.ofx': {
    format: 'ofx',
    lines: [{ amount: 53_086, text: 'PIX RECEBIDO' }],
    aside: [{ line: 9, why: 'balance', text: 'SALDO DIA' }],
    balances: { closing: 1_000 },
  },
  'ofx-10-unsigned-debits.ofx': {
    format: 'ofx',
    lines: [
      { amount: -11_000, text: 'DEBITO PIX - A', id: '3364386879' },
      { amount: 15_000, text: 'CREDITO PIX - B', id: '3365359364' },
    ],
    aside: [{ line: 7, why: 'balance', text: 'SALDO ANTERIOR' }],
  },
  'camt-02-batch-with-charges.xml': {
    format: 'camt053',
    lines: [
      { amount: 10_000, payer: 'Anna Muster', reference: 'RF18539007547034', batch: 'X2' },
      { amount: 6_000, payer: 'Beat Beispiel', reference: 'RF712348231', batch: 'X2' },
      { amount: -180, text: 'SAMMELGUTSCHRIFT (charges)', batch: 'X2' },
    ],
    balances: agree(0, 15_820),
  },
  'camt-05-sparkasse-zip.zip': {
    format: 'camt053',
    lines: [
      { day: '2026-05-16', amount: 32_956, currency: 'CHF', payer: 'Anna', batch: 'X1' },
      { day: '2026-05-16', amount: 10_000, currency: 'CHF', payer: 'Bea', batch: 'X1' },
    ],
    balances: agree(14_987, 57_943),
  },
}

it('each file of a bank is read as a person reads it, whole, with what is left out and why', async () => {
  expect(Object.keys(cases).toSorted()).toEqual((await readdir(folder)).toSorted())
  for (const [name, { lines, aside = [], ...expected }] of Object.entries(cases)) {
    const reading = await readCase(name)
    expect({ name, ...reading }).toMatchObject({ name, ...expected, refused: [] })
    expect({ name, lines: reading.lines, aside: reading.aside }).toMatchObject({ name, lines, aside })
    expect([name, reading.lines.length, reading.aside.length]).toEqual([name, lines.length, aside.length])
  }
})

it('the command prints JSON whatever the file is, and ends with 1 and the screen’s sentence where it cannot be read', async () => {
  const run = promisify(execFile)
  const command = ['--import', 'tsx', 'scripts/readFile.ts']
  const good = await run('node', [...command, path.join(folder, 'mt940-11-wise.sta')])
  expect(JSON.parse(good.stdout)).toMatchObject({ format: 'mt940', lines: [{ amount: 92, currency: 'EUR' }] })
  const broken = path.join(await mkdtemp(path.join(tmpdir(), 'batuta-')), 'broken.sta')
  await writeFile(broken, ':20:A\n:25:1\n:60F:C261001EUR1,00\n:61:261002?1,00NTRF\n:62F:C261002EUR2,00\n-')
  const bad = await run('node', [...command, broken]).then(
    () => null,
    (thrown: { code: number; stdout: string; stderr: string }) => thrown,
  )
  expect(bad).toMatchObject({ code: 1, stderr: expect.stringContaining('Line 4: The line cannot be read') })
  expect(JSON.parse(bad?.stdout ?? '')).toMatchObject({ lines: [], refused: [{ line: 4 }] })
}, 60_000)
