import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import type { Finance } from '@contract/finances'
import { isBalance } from '@/@core/import/parsing/asideRows'
import { fileColumns } from '@/@core/import/parsing/fileColumns'
import { parseTable } from '@/@core/import/parsing/parseTable'
import {
  financeAmbiguities,
  initialFinanceAnswers,
  needsRestCategory,
  type FinanceAnswers,
} from '@/views/finances/importing/financeImportAnswers'
import { financeImportFields } from '@/views/finances/importing/financeImportFields'
import { financeLineReader } from '@/views/finances/importing/financeImportLines'
import { guessFinanceColumns } from '@/views/finances/importing/guessFinanceColumns'

const euros = { code: 'EUR', digits: 2 }

const knownNames = new Set(financeImportFields.flatMap(({ names }) => names))

function columnsOf(text: string) {
  const table = parseTable(new TextEncoder().encode(text), {}, knownNames, () => undefined)
  return fileColumns(table, guessFinanceColumns(table))
}

/** Each line as what it will be, or as what is wrong with it. */
function read(text: string, answers: Partial<FinanceAnswers> = {}, digits = 2) {
  const columns = columnsOf(text)
  const reader = financeLineReader(
    columns,
    { ...initialFinanceAnswers, category: 'other', ...answers },
    { ...euros, digits },
  )
  return columns.rows.map((row) => {
    const { item, validationErrors } = reader(row)
    return item ? [item.date, item.kind, item.amount, item.description] : validationErrors
  })
}

test('balances, sums, lines of print and the headings of the next page are left out; what lacks only its date is not', () => {
  const text = `Data;Histórico;Valor
;SALDO ANTERIOR;1.000,00
01/03/2026;Pix;20,00
Março de 2026;;
;Sem data;5,00
Data;Histórico;Valor
02/03/2026;Total Express;-7,00
Total;;13,00
Saldo em 31/03/2026;;1.013,00
31/03/2026;S A L D O;`
  const columns = columnsOf(text)
  const reader = financeLineReader(columns, { ...initialFinanceAnswers, category: 'other' }, euros)
  const asides = columns.rows.map((row) => reader(row).aside)
  expect(asides).toEqual([
    'balance',
    undefined,
    'heading',
    undefined,
    'heading',
    undefined,
    'total',
    'balance',
    'balance',
  ])
})

test('what is mended counts before the file, and a person writes amounts as they are used to', () => {
  const columns = columnsOf('Data;Histórico;Valor\n31/02/2026;Pix;12,50\n01/03/2026;Ingresso;doze')
  const reader = financeLineReader(columns, { ...initialFinanceAnswers, category: 'other', allAre: 'income' }, euros)
  const [first, second] = columns.rows
  expect(first && reader({ ...first, mended: { date: '28/02/2026' } }).item).toMatchObject({ date: '2026-02-28' })
  expect(second && reader(second).validationErrors).toEqual(['number'])
  expect(second && reader({ ...second, mended: { amount: '12.50' } }).item).toMatchObject({ amount: 1250 })
})

test('one column with signs: a minus anywhere, brackets, D and C', () => {
  const text = `Data;Histórico;Valor
01/03/2026;Pix;1.234,56
13/03/2026;Aluguel;-800,00
14/03/2026;Tarifa;12,50-
15/03/2026;Luz;(7,00)
16/03/2026;Água;3,10 D
17/03/2026;Doação;5,00 C`
  expect(read(text)).toEqual([
    ['2026-03-01', 'income', 123456, 'Pix'],
    ['2026-03-13', 'expense', 80000, 'Aluguel'],
    ['2026-03-14', 'expense', 1250, 'Tarifa'],
    ['2026-03-15', 'expense', 700, 'Luz'],
    ['2026-03-16', 'expense', 310, 'Água'],
    ['2026-03-17', 'income', 500, 'Doação'],
  ])
  expect(read(text, { minusIs: 'income' })[1]).toEqual(['2026-03-13', 'income', 80000, 'Aluguel'])
})

test('one column without any sign: all are what the person says', () => {
  const text = 'Date,Description,Amount\n2026-03-13,Ticket,20.00'
  expect(financeAmbiguities(columnsOf(text)).isMarked).toBe(false)
  expect(read(text, { allAre: 'expense' })).toEqual([['2026-03-13', 'expense', 2000, 'Ticket']])
})

test('a column that says which way, in words or letters of several languages', () => {
  const text = `Data;Descrição;Valor;Tipo
13/03/2026;a;1,00;D
13/03/2026;b;1,00;Crédito
13/03/2026;c;1,00;Expense
13/03/2026;d;1,00;C
13/03/2026;e;1,00;saída
13/03/2026;f;1,00;Talvez: sim`
  expect(read(text).map((line) => line[1] ?? line[0])).toEqual([
    'expense',
    'income',
    'expense',
    'income',
    'expense',
    'kind:Talvez: sim',
  ])
})

test('two columns: debits with a minus or without, zeros and gaps in the other one', () => {
  const plain = `Date;Description;Debit;Credit
13/03/2026;a;5,00;
13/03/2026;b;0,00;6,50
13/03/2026;c;;
13/03/2026;d;1,00;1,00
13/03/2026;e;0,00;0,00
13/03/2026;f;;-2,00`
  expect(read(plain)).toEqual([
    ['2026-03-13', 'expense', 500, 'a'],
    ['2026-03-13', 'income', 650, 'b'],
    ['empty'],
    ['both'],
    ['zero'],
    ['negative'],
  ])
  const signed = 'Date;Description;Debit;Credit\n13/03/2026;a;-5,00;\n13/03/2026;b;-6,00;'
  expect(read(signed)).toEqual([
    ['2026-03-13', 'expense', 500, 'a'],
    ['2026-03-13', 'expense', 600, 'b'],
  ])
  const mixed = 'Date;Description;Debit;Credit\n13/03/2026;a;-5,00;\n13/03/2026;b;6,00;'
  expect(read(mixed)).toEqual([['negative'], ['2026-03-13', 'expense', 600, 'b']])
})

test('every error of a line is told', () => {
  const text = `Data;Histórico;Valor
31/02/2026;;abc
13/03/2026;Zero;-0,00
13/03/2026;Mil;1,005
13/03/2026;Muito;9.999.999.999.999,00
13/03/2026;${'x'.repeat(201)};1,00`
  expect(read(text)).toEqual([
    ['date', 'description', 'number'],
    ['zero'],
    ['decimals'],
    ['big'],
    ['long:description:200'],
  ])
})

describe('a description that is too long', () => {
  const long = `Pagamento ${'ref. à manutenção '.repeat(20)}fim`
  const text = `Date,Description,Amount,Notes\n2026-03-13,${long},-1.00,NF 12\n2026-03-13,a,-2.00,`
  const itemsOf = (answers: Partial<FinanceAnswers>) => {
    const columns = columnsOf(text)
    return columns.rows.map(
      financeLineReader(columns, { ...initialFinanceAnswers, category: 'other', ...answers }, euros),
    )
  }

  test('is asked about', () => {
    expect(financeAmbiguities(columnsOf(text)).isTooLong).toBe(true)
    expect(financeAmbiguities(columnsOf(text.replace(long, 'b'))).isTooLong).toBe(false)
  })

  test('is cut, and stands whole in the notes, the same each time', () => {
    const [cut, kept] = itemsOf({ longText: 'shorten' })
    expect(cut?.item?.description).toBe(`${long.slice(0, 199).trimEnd()}…`)
    expect(cut?.item?.notes).toBe(`${long}\nNF 12`)
    expect(kept?.item).toMatchObject({ description: 'a' })
    expect(itemsOf({ longText: 'shorten' })[0]?.item?.description).toBe(cut?.item?.description)
  })

  test('is an error of its line where the person says so', () => {
    expect(itemsOf({ longText: 'refuse' })[0]?.validationErrors).toEqual(['long:description:200'])
  })

  test('is never cut in the middle of a character', () => {
    const columns = columnsOf(`Date,Description,Amount\n2026-03-13,${'x'.repeat(198)}🎺🎺,-1.00`)
    const reader = financeLineReader(
      columns,
      { ...initialFinanceAnswers, category: 'other', longText: 'shorten' },
      euros,
    )
    expect(columns.rows.map((row) => reader(row).item?.description)).toEqual([`${'x'.repeat(198)}…`])
  })
})

test('a currency without cents takes whole amounts alone', () => {
  expect(read('Date,Description,Amount\n2026-03-13,a,-1500\n2026-03-13,b,-12.50', {}, 0)).toEqual([
    ['2026-03-13', 'expense', 1500, 'a'],
    ['decimals'],
  ])
})

describe('what is ambiguous', () => {
  const text = 'Date,Description,Amount\n03/04/2026,a,-1.500\n05/06/2026,b,-2.000'

  test('is asked for', () => {
    const { dateOrders, decimalSigns } = financeAmbiguities(columnsOf(text))
    expect(dateOrders).toEqual(['DMY', 'MDY'])
    expect(decimalSigns).toEqual([',', '.'])
  })

  test('is read as the person says', () => {
    expect(read(text, { dateOrder: 'MDY', decimalSign: '.' })[0]).toEqual(['2026-03-04', 'expense', 150, 'a'])
    expect(read(text, { dateOrder: 'DMY', decimalSign: ',' })[0]).toEqual(['2026-04-03', 'expense', 150000, 'a'])
  })
})

describe('the category', () => {
  const text = `Date,Description,Amount,Category
2026-03-13,a,-1.00,Mensalidades
2026-03-13,b,-1.00,Venue
2026-03-13,c,-1.00,Quermesse
2026-03-13,d,-1.00,`

  function categories(answers: Partial<FinanceAnswers>): (Finance['category'] | undefined)[] {
    const columns = columnsOf(text)
    const reader = financeLineReader(columns, { ...initialFinanceAnswers, ...answers }, euros)
    return columns.rows.map((row) => reader(row).item?.category)
  }

  test('is known by its name in either language, else what is said for the word, else that of the rest', () => {
    expect(financeAmbiguities(columnsOf(text)).unknownCategories).toEqual([
      { key: 'quermesse', text: 'Quermesse', count: 1 },
    ])
    expect(categories({ category: 'grant' })).toEqual(['dues', 'venue', 'grant', 'grant'])
    expect(categories({ category: 'grant', categories: { quermesse: 'tickets' } })).toEqual([
      'dues',
      'venue',
      'tickets',
      'grant',
    ])
  })

  test('of the rest is asked for only where there is a rest', () => {
    const full = columnsOf('Date,Description,Amount,Category\n2026-03-13,a,-1.00,Dues')
    expect(needsRestCategory(full, initialFinanceAnswers)).toBe(false)
    expect(needsRestCategory(columnsOf(text), initialFinanceAnswers)).toBe(true)
  })
})

test.each([
  ['SALDO ANTERIOR', true],
  ['S A L D O', true],
  ['Saldo do dia', true],
  ['Opening balance', true],
  ['Saldos e ofertas', false],
  ['Pagamento do saldo da sala', false],
])('%s speaks of a balance: %s', (description, isSo) => {
  expect(isBalance(description)).toBe(isSo)
})

describe('categories of the group’s own', () => {
  const [bar, raffle, other] = [newId(), newId(), newId()]
  const own = [
    { id: bar, name: 'Bár', category: 'tickets' as const, version: 1 },
    { id: raffle, name: 'Rifa', category: 'donation' as const, version: 1 },
    { id: other, name: 'Rifa', category: 'tickets' as const, version: 1 },
  ]
  const text = `Data;Histórico;Valor;Categoria
01/03/2026;Bebidas;20,00;bar
02/03/2026;Bilhetes;30,00;Rifa
03/03/2026;Bilhetes;30,00;Doações · Rifa
04/03/2026;Flores;-7,00;Decoração
05/03/2026;Sem nada;1,00;`
  const columns = columnsOf(text)
  const categoriesWith = (answers: Partial<FinanceAnswers>) => {
    const reader = financeLineReader(columns, { ...initialFinanceAnswers, ...answers }, euros, own)
    return columns.rows.map((row) => {
      const { item } = reader(row)
      return [item?.category, item?.subcategoryId].filter(Boolean).join('/')
    })
  }

  test('are known by their names; a name that stands below two categories is asked for', () => {
    expect(financeAmbiguities(columns, own).unknownCategories.map(({ text: word }) => word)).toEqual([
      'Rifa',
      'Decoração',
    ])
    expect(categoriesWith({ category: 'other' })).toEqual([
      `tickets/${bar}`,
      'other',
      `donation/${raffle}`,
      'other',
      'other',
    ])
  })

  test('can be chosen for a word of the file and for all other lines, and fall back to their category once they are gone', () => {
    const answers = {
      category: `donation/${raffle}`,
      categories: { rifa: `tickets/${other}`, decoracao: `venue/${newId()}` },
    }
    expect(categoriesWith(answers)).toEqual([
      `tickets/${bar}`,
      `tickets/${other}`,
      `donation/${raffle}`,
      'venue',
      `donation/${raffle}`,
    ])
  })
})

test('what was kept of a payment that came in goes to the matching, what was given back of it does not', () => {
  const text = `Datum;Name;Währung;Brutto;Gebühr;Netto;Betreff
20.01.2026;Jörg Lüdtke;EUR;60,00;-1,84;58,16;Beitrag
06.04.2026;Mia Vögel;EUR;-25,00;0,72;-24,28;Karte
23.04.2026;Bank;EUR;-30,00;0,00;-30,00;Auszahlung`
  const columns = columnsOf(text)
  const reader = financeLineReader(columns, { ...initialFinanceAnswers, category: 'other' }, euros)
  const items = columns.rows.map((row) => reader(row).item)
  expect(items.map((item) => [item?.amount, item?.fee])).toEqual([
    [5816, 184],
    [2428, undefined],
    [3000, undefined],
  ])
})

test('a file with a column of accounts brings each line to the one that it names, by name or number', () => {
  const text = `Datum;Konto;Beschreibung;Betrag
20.01.2026;Barkasse;Kuchen;60,00
21.01.2026;DE89 3704 0044 0532 0130 00;Saal;-25,00
22.01.2026;girokonto;Noten;-5,00
23.01.2026;Sparbuch;Zinsen;1,00
24.01.2026;;Ohne;2,00`
  const columns = columnsOf(text)
  const accounts = [
    { id: newId(), name: 'Girokonto', number: '0532013000' },
    { id: newId(), name: 'Barkasse' },
  ]
  const answers = { ...initialFinanceAnswers, category: 'other' }
  const lines = columns.rows.map(financeLineReader(columns, answers, euros, [], accounts))
  expect(lines.map(({ item, validationErrors }) => item?.accountId ?? validationErrors)).toEqual([
    accounts[1]?.id,
    accounts[0]?.id,
    accounts[0]?.id,
    ['account:Sparbuch'],
    ['account:'],
  ])
  // A bank's own file of one account that the group does not know by that name is asked about as ever.
  const foreign = columns.rows.map(financeLineReader(columns, answers, euros, [], [{ id: newId(), name: 'Kasse' }]))
  expect(foreign.map(({ validationErrors }) => validationErrors)).toEqual([[], [], [], [], []])
})
