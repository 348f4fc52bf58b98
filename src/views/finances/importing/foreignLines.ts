import { columnHeading, isCurrencyCode } from '@/@core/import/parsing/columnHeading'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import { financeAside } from './asideLines'
import { BALANCE_DIGITS, dayOfRow } from './balancePoints'
import type { FinanceFieldId } from './financeImportFields'
import { moneyOfRow, sideOf, signedOf, type MoneyRules } from './rowMoney'

type Columns = FileColumns<FinanceFieldId>

const signs: readonly [RegExp, string][] = [
  [/R\$/, 'BRL'],
  [/US\$/, 'USD'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
]

function currencyInText(text: string): string | undefined {
  const sign = signs.find(([pattern]) => pattern.test(text))?.[1]
  if (sign !== undefined) return sign
  const code = /(?<![A-Z])[A-Z]{3}(?![A-Z])/.exec(text)?.[0]
  return code !== undefined && isCurrencyCode(code) ? code : undefined
}

const moneyFields = ['net', 'amount', 'income', 'expense', 'balance'] as const

/** The currency in the headings of amounts, if there is only one. */
function headingCurrency(columns: Columns): string | undefined {
  for (const fields of [['net', 'amount', 'income', 'expense'], ['balance']] as const) {
    const found = new Set(
      fields.flatMap((field) => columns.names(field)).flatMap((name) => columnHeading(name).currency ?? []),
    )
    if (found.size === 1) return [...found][0]
  }
  return undefined
}

/** ISO 4217 code of a row's amount: from its cell, else its amount, else the heading; undefined if the file contains none. */
function currencyReader(columns: Columns): (row: FileRow) => string | undefined {
  const ofHeading = headingCurrency(columns)
  return (row) => {
    const cell = (field: FinanceFieldId) => columns.cell(row, field)
    const side = sideOf({ line: row.line, has: columns.has, cell })
    const own = side === 'income' && columns.has('incomeCurrency') ? cell('incomeCurrency') : cell('currency')
    const code = own.trim().toUpperCase()
    if (isCurrencyCode(code)) return code
    return moneyFields.map((field) => currencyInText(cell(field))).find((found) => found !== undefined) ?? ofHeading
  }
}

interface ForeignLines {
  currencyOf: (row: FileRow) => string | undefined
  /** The one currency of all lines, if it is not that of the books. */
  whole?: string
  /** Line numbers in another currency whose amounts cancel within the file: the other side is a line in the books' currency. */
  conversions: ReadonlySet<number>
  /** The payment that a line in the books' currency was exchanged for, by line: it names the payee. */
  paymentOf: ReadonlyMap<number, FileRow>
}

const known = new WeakMap<Columns, Map<string, ForeignLines>>()

/** The lines in another currency than the books, and what they are. `rules`: those of the file. */
export function foreignLines(columns: Columns, book: string, rules: MoneyRules): ForeignLines {
  const held = known.get(columns) ?? new Map<string, ForeignLines>()
  known.set(columns, held)
  const key = [book, rules.sign, rules.fee, rules.minusIs].join(' ')
  const before = held.get(key)
  if (before) return before
  const found = findForeign(columns, book, { ...rules, digits: BALANCE_DIGITS })
  held.set(key, found)
  return found
}

function findForeign(columns: Columns, book: string, rules: MoneyRules): ForeignLines {
  const currencyOf = currencyReader(columns)
  const conversions = new Set<number>()
  const paymentOf = new Map<number, FileRow>()
  const lines = columns.rows.filter((row) => financeAside(columns, row) === undefined)
  const codes = new Set(lines.map(currencyOf))
  const [only] = codes
  if (codes.size === 1 && only !== undefined && only !== book)
    return { currencyOf, whole: only, conversions, paymentOf }
  if (codes.size > 1 && codes.has(book)) pairConversions()
  return { currencyOf, conversions, paymentOf }

  /** A payment in dollars, the same amount in dollars from the exchange, and the euros it cost: each refers to the payment, or its day. */
  function pairConversions(): void {
    const cell = (row: FileRow, field: FinanceFieldId) => columns.cell(row, field)
    const amountOf = (row: FileRow) => {
      const money = moneyOfRow({ line: row.line, has: columns.has, cell: (field) => cell(row, field) }, rules)
      return typeof money === 'string' ? 0 : signedOf(money)
    }
    const keysOf = (row: FileRow) => [cell(row, 'bankId'), cell(row, 'related')].filter((key) => key !== '')
    const areTied = (one: FileRow, other: FileRow) => keysOf(one).some((key) => keysOf(other).includes(key))
    const isSameDay = (one: FileRow, other: FileRow) => dayOfRow(columns, one) === dayOfRow(columns, other)
    const isNear = columns.has('related') ? areTied : isSameDay
    const own = lines.filter((row) => currencyOf(row) === book)
    const foreign = lines.filter((row) => currencyOf(row) !== book)
    for (const row of foreign) {
      if (conversions.has(row.line)) continue
      const amount = amountOf(row)
      const isOther = (each: FileRow) =>
        each !== row &&
        !conversions.has(each.line) &&
        currencyOf(each) === currencyOf(row) &&
        amount !== 0 &&
        amountOf(each) === -amount &&
        isNear(row, each)
      const back = foreign.find(isOther)
      if (!back) continue
      conversions.add(row.line).add(back.line)
      const payment = cell(row, 'payer') === '' ? back : row
      const paid = own.find(
        (each) =>
          !paymentOf.has(each.line) &&
          cell(each, 'payer') === '' &&
          (isNear(each, row) || isNear(each, back)) &&
          amountOf(each) * amountOf(payment) > 0,
      )
      if (paid) paymentOf.set(paid.line, payment)
    }
  }
}
