import { describe, expect, test } from 'vitest'
import { readAnyFile } from '../../../scripts/readFile/readAnyFile'
import { zipOf } from '../@core/import/workbookFile'

const read = async (text: string, currency = 'BRL') =>
  (await readAnyFile(new TextEncoder().encode(text), 'export.csv', { as: 'bank', currency })).reading

test('details on a second line belong to the line above, and the row is told', async () => {
  const { lines, aside, refused } = await read(`Extrato de: Ag: 1234 | Conta: 56789-0
Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)
01/09/2026;SALDO ANTERIOR;;;;1.000,00
03/09/2026;TRANSFERENCIA PIX;123;60,00;;1.060,00
;REM: Anna Souza 03/09;;;;
04/09/2026;CONTA DE LUZ;124;;48,10;1.011,90
;ENEL DISTRIBUICAO;;;;
;INSTALACAO 998;;;;
Total;;;60,00;48,10;1.011,90`)
  expect(lines).toMatchObject([
    { line: 4, day: '2026-09-03', amount: 6000, text: 'TRANSFERENCIA PIX REM: Anna Souza 03/09' },
    { line: 6, amount: -4810, text: 'CONTA DE LUZ ENEL DISTRIBUICAO INSTALACAO 998' },
  ])
  expect(refused).toEqual([])
  expect(aside.map(({ line, why }) => [line, why])).toEqual([
    [1, 'heading'],
    [3, 'balance'],
    [5, 'continued'],
    [7, 'continued'],
    [8, 'continued'],
    [9, 'total'],
  ])
})

const TWO_ACCOUNTS = `IBAN Auftragskonto;Buchungstag;Verwendungszweck;Betrag
DE02120300000000202051;03.09.2026;Beitrag Anna;60,00
DE02500105170137075030;03.09.2026;Zinsen;1,25
DE02120300000000202051;04.09.2026;Strom;-48,10`

test('lines of several accounts are asked about, not mixed', async () => {
  const { lines, aside, questions } = await read(TWO_ACCOUNTS, 'EUR')
  expect(lines.map(({ amount }) => amount)).toEqual([6000, -4810])
  expect(aside).toMatchObject([{ line: 3, why: 'account' }])
  expect(questions).toContainEqual({
    question: 'The file holds lines of several accounts.',
    taken: 'DE02120300000000202051',
  })
})

test('lines of one account are no question', async () => {
  const { lines, questions } = await read(
    TWO_ACCOUNTS.replace('DE02500105170137075030', 'DE02120300000000202051'),
    'EUR',
  )
  expect(lines).toHaveLength(3)
  expect(questions.map(({ question }) => question)).not.toContain('The file holds lines of several accounts.')
})

describe('a zip archive', () => {
  const csv = 'Data;Histórico;Valor\n03/09/2026;Pix Anna;60,00'
  const readZip = (parts: Record<string, string>) =>
    readAnyFile(zipOf(parts), 'export.zip', { as: 'bank', currency: 'BRL' })

  test('with one table is read as that', async () => {
    const { reading, sentence } = await readZip({
      'extrato.csv': csv,
      '__MACOSX/._extrato.csv': 'x',
      'leia-me.pdf': '%PDF-1',
    })
    expect(sentence).toBeUndefined()
    expect(reading).toMatchObject({ format: 'csv', lines: [{ day: '2026-09-03', amount: 6000, text: 'Pix Anna' }] })
    expect(reading.questions.map(({ taken }) => taken)).not.toContain('extrato.csv')
  })

  test('with several is a question', async () => {
    const { reading } = await readZip({ '2026-10.csv': csv.replace('60,00', '70,00'), '2026-09.csv': csv })
    expect(reading.lines).toMatchObject([{ amount: 6000 }])
    expect(reading.questions).toContainEqual({ question: 'File of the archive', taken: '2026-09.csv' })
  })

  test('without any is refused, with what to do', async () => {
    const { sentence } = await readZip({ 'leia-me.pdf': '%PDF-1' })
    expect(sentence).toContain('export.zip holds no Excel workbook and no CSV.')
  })
})
