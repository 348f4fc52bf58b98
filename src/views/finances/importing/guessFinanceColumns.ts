import { columnHeading, isCurrencyCode } from '@/@core/import/parsing/columnHeading'
import { dataRows, fileColumns, sampleColumns } from '@/@core/import/parsing/fileColumns'
import type { FileTable } from '@/@core/import/parsing/fileTable'
import { matchColumns, shareOf, type ColumnSample, type Mapping } from '@/@core/import/parsing/matchColumns'
import { openDecimalSigns } from '@/@core/import/parsing/openDecimalSigns'
import { checkRunningBalance } from '@/@core/import/parsing/runningBalance'
import { BALANCE_DIGITS } from './balancePoints'
import { financeImportFields, type FinanceFieldId } from './financeImportFields'
import { knownKind } from './financeImportWords'
import { fileRules } from './moneyRules'
import { pointsOf } from './settleByBalance'
import { bookingOf, isStateWord } from './stateWords'
import { descriptionHeadings, foreignWords } from './statementHeadings'

type Columns = (FinanceFieldId | '')[]

const LOOKED_AT_ROWS = 300
/** Fewer matching balances could be a coincidence. */
const COMPARED_LEAST = 2

const isConstant = (values: readonly string[]) => new Set(values).size === 1

/** Uses headings and values of single columns, then neighbouring columns, then balances. */
export function guessFinanceColumns(table: FileTable): Mapping<FinanceFieldId> {
  const samples = sampleColumns(table)
  const rowCount = Math.min(LOOKED_AT_ROWS, dataRows(table).length)
  const columns: Columns = [...matchColumns(financeImportFields, samples)]
  standIn(columns, 'valueDate', 'date')
  if (!columns.some((held) => held === 'amount' || held === 'income' || held === 'expense'))
    standIn(columns, 'net', 'amount')
  // comdirect: the column that elsewhere contains the kind contains all text of a line.
  if (!columns.includes('payer')) tellByPosting(columns, samples)
  separateOwnAccount(columns, samples, rowCount)
  separateAmounts(columns, samples, rowCount)
  takeNearestCurrency(columns, samples)
  takeDirection(columns, samples, rowCount)
  takeStates(columns, samples)
  takeByBalance(columns, samples, table)
  return columns
}

/** The only column of its kind is used for it, even if it could also mean something else. */
function standIn(columns: Columns, from: FinanceFieldId, to: FinanceFieldId): void {
  const place = columns.indexOf(from)
  if (place >= 0 && !columns.includes(to)) columns[place] = to
}

/** A column taken for the text only by its values is replaced by one of posting texts. */
function tellByPosting(columns: Columns, samples: readonly ColumnSample[]): void {
  const text = columns.indexOf('description')
  const isNamed = columnHeading(samples[text]?.name ?? '').names.some((name) => descriptionHeadings.includes(name))
  const posting = columns.indexOf('posting')
  if (isNamed || posting < 0) return
  columns[posting] = 'description'
  if (text >= 0) columns[text] = 'posting'
}

/** An account or id repeated in every line is the file's own. */
function separateOwnAccount(columns: Columns, samples: readonly ColumnSample[], rowCount: number): void {
  for (const [place, held] of columns.entries()) {
    const values = samples[place]?.values ?? []
    if (values.length < 2 || values.length < rowCount || !isConstant(values)) continue
    if (held === 'account') columns[place] = columns.includes('ownAccount') ? '' : 'ownAccount'
    if (held === 'bankId' || held === 'reference' || held === 'related') columns[place] = ''
  }
}

const hasSigns = (values: readonly string[]) => values.some((value) => /^\(?[-−–]|[-−–]$|\)$/.test(value.trim()))

/** If there are both one amount column and two by direction, the complete one is used. */
function separateAmounts(columns: Columns, samples: readonly ColumnSample[], rowCount: number): void {
  const amount = columns.indexOf('amount')
  const sides = [columns.indexOf('income'), columns.indexOf('expense')].filter((place) => place >= 0)
  if (amount < 0 || sides.length === 0) return
  const values = samples[amount]?.values ?? []
  const isWhole = values.length >= 0.9 * rowCount && (hasSigns(values) || columns.includes('kind'))
  for (const place of isWhole || sides.length < 2 ? sides : [amount]) columns[place] = ''
}

const isForeign = ({ name }: ColumnSample) =>
  columnHeading(name)
    .names[0]?.split(' ')
    .some((word) => foreignWords.includes(word)) ?? false

/** Of several currency columns, the one beside the amounts. */
function takeNearestCurrency(columns: Columns, samples: readonly ColumnSample[]): void {
  const amount = columns.findIndex((held) => held === 'amount' || held === 'net')
  if (amount < 0 || columns.includes('incomeCurrency')) return
  const isCurrency = (place: number) => {
    const sample = samples[place]
    return sample !== undefined && sample.values.length > 0 && !isForeign(sample) && sample.values.every(isCurrencyCode)
  }
  const nearest = [amount + 1, amount - 1].find(isCurrency)
  const held = columns.indexOf('currency')
  if (nearest === undefined || nearest === held) return
  if (held >= 0) columns[held] = ''
  columns[nearest] = 'currency'
}

/** A column without heading that contains `S` and `H` (debit and credit), if no amount has a sign. */
function takeDirection(columns: Columns, samples: readonly ColumnSample[], rowCount: number): void {
  const amount = columns.indexOf('amount')
  if (amount < 0 || columns.includes('kind') || hasSigns(samples[amount]?.values ?? [])) return
  const place = samples.findIndex(
    ({ values }, at) =>
      ['', 'posting', 'notes'].includes(columns[at] ?? '') &&
      values.length >= 0.9 * rowCount &&
      values.length > 0 &&
      shareOf(values, (value) => knownKind(value) !== undefined) >= 0.9,
  )
  if (place >= 0) columns[place] = 'kind'
}

/** A column with values such as `booked` and `pending`, regardless of its heading. */
function takeStates(columns: Columns, samples: readonly ColumnSample[]): void {
  if (columns.includes('state')) return
  const place = samples.findIndex(
    ({ values }, at) =>
      ['', 'posting', 'notes'].includes(columns[at] ?? '') &&
      values.some((value) => bookingOf(value) === 'pending') &&
      values.every(isStateWord),
  )
  if (place >= 0) columns[place] = 'state'
}

/** If one column is the running sum of another, they are balance and amount, whatever their headings. */
function takeByBalance(columns: Columns, samples: readonly ColumnSample[], table: FileTable): void {
  const top = { ...table, rows: table.rows.slice(0, table.headerPlace + 1 + LOOKED_AT_ROWS) }
  const isProved = (mapping: Columns, least: number) => {
    const held = fileColumns(top, mapping)
    const texts = (['amount', 'income', 'expense', 'balance'] as const).flatMap((field) => held.values(field))
    return openDecimalSigns(texts).some((sign) => {
      const rules = fileRules(held, { sign, digits: BALANCE_DIGITS, goesBySign: !mapping.includes('kind') })
      const { compared, breaks } = checkRunningBalance(pointsOf(held, held.rows, rules))
      return compared >= least && breaks.length === 0
    })
  }
  const hasBalance = columns.includes('balance')
  if (columns.includes('income') || columns.includes('expense') || columns.includes('net')) return
  if (hasBalance && columns.includes('amount') && isProved(columns, 1)) return
  const open = ['', 'amount', 'balance', 'valueDate']
  const numeric = samples.flatMap(({ values }, place) => {
    const isNumeric = values.length > 0 && shareOf(values, (value) => openDecimalSigns([value]).length > 0) > 0.9
    return isNumeric && open.includes(columns[place] ?? '') && !isConstant(values) ? [place] : []
  })
  const bare = columns.map((held) => (held === 'amount' || held === 'balance' ? '' : held))
  for (const amount of numeric) {
    for (const balance of numeric) {
      if (amount === balance) continue
      const tried = bare.map((held, place) => (place === amount ? 'amount' : place === balance ? 'balance' : held))
      if (!isProved(tried, COMPARED_LEAST)) continue
      for (const [place, held] of tried.entries()) columns[place] = held
      return
    }
  }
}
