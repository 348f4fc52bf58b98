import { expect, test } from 'vitest'
import { cleanCell } from '@/@core/import/parsing/cleanCell'
import { matchColumns } from '@/@core/import/parsing/matchColumns'
import { financeImportFields } from '@/views/finances/importing/financeImportFields'
import { memberImportFields } from '@/views/members/importing/memberImportFields'

/** Columns of a file by their names, each with one value. */
function columns(values: Record<string, string>) {
  return Object.entries(values).map(([name, value]) => ({ name, values: value === '' ? [] : [value] }))
}

const money = (values: Record<string, string>) => matchColumns(financeImportFields, columns(values))
const matchMembers = (values: Record<string, string>) => matchColumns(memberImportFields, columns(values))

test('knows the statements of banks', () => {
  expect(
    money({ Data: '01/03/2026', Histórico: 'Pix', Documento: '123456', 'Valor (R$)': '-1,50', Saldo: '10,00' }),
  ).toEqual(['date', 'description', '', 'amount', 'balance'])
  expect(money({ 'Data Lançamento': '01/03/2026', Histórico: 'Pix', Descrição: 'Ana', Valor: '1,50' })).toEqual([
    'date',
    'description',
    'description',
    'amount',
  ])
  expect(money({ data: '2026-03-01', lançamento: 'Pix', 'ag./origem': '12', 'valor (R$)': '1,5' })).toEqual([
    'date',
    'description',
    '',
    'amount',
  ])
  expect(
    money({ Buchungstag: '01.03.26', Valutadatum: '02.03.26', Verwendungszweck: 'Miete', Betrag: '-5,00' }),
  ).toEqual(['date', 'valueDate', 'description', 'amount'])
  expect(money({ Date: '2026-03-01', Description: 'Rent', Debit: '5.00', Credit: '', Balance: '9.00' })).toEqual([
    'date',
    'description',
    'expense',
    'income',
    'balance',
  ])
})

test('goes by the values where there are no names', () => {
  const unnamed = [['01/03/2026'], ['Pão de queijo'], ['123456'], ['-1,50']].map((values) => ({ name: '', values }))
  expect(matchColumns(financeImportFields, unnamed)).toEqual(['date', 'description', '', 'amount'])
})

test('trusts no name that the values contradict', () => {
  expect(money({ Data: 'Ana', Date: '2026-03-01' })).toEqual(['description', 'date'])
})

test('knows lists of people', () => {
  expect(
    matchMembers({
      'Nome completo': 'Ana',
      Naipe: 'Cordas',
      Instrumento: 'Viola',
      'E-mail': 'a@b.c',
      Celular: '+55 12 90000',
      Desde: '01/03/2019',
    }),
  ).toEqual(['name', 'section', 'instrument', 'email', 'phone', 'joinedOn'])
  expect(matchMembers({ 'First name': 'Ana', 'Last name': 'Lima', Instrument: 'Cello' })).toEqual([
    'givenName',
    'familyName',
    'instrument',
  ])
  expect(matchMembers({ 'Contato de emergência': 'Célia Lima', Nome: 'Ana' })).toEqual(['emergencyName', 'name'])
})

test('a cell is one line, without the apostrophe that keeps spreadsheets from running it', () => {
  expect(cleanCell('  one\r\n two\u00a0three\0 ')).toBe('one two three')
  expect(cleanCell("'+55 12 90000-0001")).toBe('+55 12 90000-0001')
  expect(cleanCell("'tis")).toBe("'tis")
})
