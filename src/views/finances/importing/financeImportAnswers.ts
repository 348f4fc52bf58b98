import { DESCRIPTION_MAX, type FinanceKind } from '@contract/finances'
import type { Subcategory } from '@contract/treasury/subcategories'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import { filledCells, isBalance, isTotal, repeatsHeader, type AsideReason } from '@/@core/import/parsing/asideRows'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import { openDecimalSigns } from '@/@core/import/parsing/openDecimalSigns'
import { dateOrders, openDateOrders, readDate, type DateOrder } from '@/@core/import/parsing/readDate'
import { splitNumber, type DecimalSign } from '@/@core/import/parsing/splitNumber'
import { unknownValues, type UnknownValue } from '@/@core/import/parsing/unknownValues'
import type { FinanceFieldId } from './financeImportFields'
import { knownCategory } from './financeImportWords'

export type FinanceColumns = FileColumns<FinanceFieldId>

/** What becomes of descriptions that are too long: cut, and kept whole in the notes; or an error of their lines. */
export const longTextPolicies = ['shorten', 'refuse'] as const
export type LongTextPolicy = (typeof longTextPolicies)[number]

/** What a person says about the file; empty until they do. */
export interface FinanceAnswers {
  dateOrder: DateOrder | ''
  decimalSign: DecimalSign | ''
  /** Asked where no amount of the column has a minus. */
  allAre: FinanceKind | ''
  /** Asked where some amounts of the column have a minus. */
  minusIs: FinanceKind
  /** As a field of categories has it (ledger/categoryChoices.ts): it may be one of the group's own. */
  category: string
  /** By the file's own word, folded; empty for those that go with the rest. */
  categories: Record<string, string>
  longText: LongTextPolicy | ''
  /** Empty for the first one. */
  accountId: string
}

export const initialFinanceAnswers: FinanceAnswers = {
  dateOrder: '',
  decimalSign: '',
  allAre: '',
  minusIs: 'expense',
  category: '',
  categories: {},
  longText: '',
  accountId: '',
}

export interface FinanceAmbiguities {
  dateOrders: readonly DateOrder[]
  decimalSigns: readonly DecimalSign[]
  /** The file itself says which way the money went. */
  isMarked: boolean
  unknownCategories: readonly UnknownValue[]
  /** Some lines name no category, or one that goes with the rest. */
  needsCategory: boolean
  /** The longest description is too long for an entry. */
  isTooLong: boolean
}

/** All texts with amounts, of one column or of two. */
export function amountTexts(columns: FinanceColumns): readonly string[] {
  return [...columns.values('amount'), ...columns.values('income'), ...columns.values('expense')]
}

/**
 * Banks write balances among the entries, with a date or without; spreadsheets write sums, which have none. What has neither date nor
 * amount is a line of print, `Março de 2026` say.
 */
export function financeAside(columns: FinanceColumns, row: FileRow): AsideReason | undefined {
  if (repeatsHeader(row, columns.header)) return 'heading'
  if (isBalance(columns.cell(row, 'description'))) return 'balance'
  const date = columns.cell(row, 'date')
  if (dateOrders.some((order) => readDate(date, order) !== undefined)) return undefined
  const [first = ''] = filledCells(row)
  if (isBalance(first)) return 'balance'
  if (isTotal(first)) return 'total'
  const amounts = (['amount', 'income', 'expense'] as const).map((field) => columns.cell(row, field))
  return amounts.every((text) => !/\d/.test(text)) ? 'heading' : undefined
}

// Of twenty thousand rows, and asked for at every press.
const known = new WeakMap<FinanceColumns, { own: readonly Subcategory[]; ambiguities: FinanceAmbiguities }>()
const none: readonly Subcategory[] = []

/** What the values of the columns leave open. `own`: the group's categories. */
export function financeAmbiguities(columns: FinanceColumns, own = none): FinanceAmbiguities {
  const before = known.get(columns)
  if (before?.own === own) return before.ambiguities
  const entries = columns.rows.filter((row) => financeAside(columns, row) === undefined)
  const decimalSigns = openDecimalSigns(amountTexts(columns))
  const sign = decimalSigns[0] ?? ','
  const ambiguities = {
    dateOrders: openDateOrders(columns.values('date')),
    decimalSigns,
    isMarked:
      !columns.has('amount') ||
      columns.has('kind') ||
      columns.values('amount').some((text) => splitNumber(text, sign)?.isMarked),
    unknownCategories: unknownValues(columns.values('category'), (word) => knownCategory(word, own) !== undefined),
    needsCategory: entries.some((row) => columns.cell(row, 'category') === ''),
    isTooLong: columns.values('description').some((text) => text.length > DESCRIPTION_MAX),
  }
  known.set(columns, { own, ambiguities })
  return ambiguities
}

/** What is open is answered; what is not needs none. Undefined: still to be asked. */
export function resolveAnswer<Way extends string>(open: readonly Way[], answer: Way | ''): Way | undefined {
  if (open.length < 2) return open[0]
  return open.find((way) => way === answer)
}

export function needsRestCategory(columns: FinanceColumns, { categories }: FinanceAnswers, own = none): boolean {
  const { needsCategory, unknownCategories } = financeAmbiguities(columns, own)
  return needsCategory || unknownCategories.some(({ key }) => (categories[key] ?? '') === '')
}
