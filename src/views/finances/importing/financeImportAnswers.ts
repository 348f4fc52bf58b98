import { DESCRIPTION_MAX, type FinanceCategory, type FinanceKind } from '@contract/finances'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import { openDecimalSigns } from '@/@core/import/parsing/openDecimalSigns'
import { openDateOrders, type DateOrder } from '@/@core/import/parsing/readDate'
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
  category: FinanceCategory | ''
  /** By the file's own word, folded; empty for those that go with the rest. */
  categories: Record<string, FinanceCategory | ''>
  longText: LongTextPolicy | ''
}

export const initialFinanceAnswers: FinanceAnswers = {
  dateOrder: '',
  decimalSign: '',
  allAre: '',
  minusIs: 'expense',
  category: '',
  categories: {},
  longText: '',
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

// Of twenty thousand rows, and asked for at every press.
const known = new WeakMap<FinanceColumns, FinanceAmbiguities>()

/** What the values of the columns leave open. */
export function financeAmbiguities(columns: FinanceColumns): FinanceAmbiguities {
  const before = known.get(columns)
  if (before) return before
  const decimalSigns = openDecimalSigns(amountTexts(columns))
  const sign = decimalSigns[0] ?? ','
  const ambiguities = {
    dateOrders: openDateOrders(columns.values('date')),
    decimalSigns,
    isMarked:
      !columns.has('amount') ||
      columns.has('kind') ||
      columns.values('amount').some((text) => splitNumber(text, sign)?.isMarked),
    unknownCategories: unknownValues(columns.values('category'), (word) => knownCategory(word) !== undefined),
    needsCategory: columns.values('category').length < columns.rows.length,
    isTooLong: columns.values('description').some((text) => text.length > DESCRIPTION_MAX),
  }
  known.set(columns, ambiguities)
  return ambiguities
}

/** What is open is answered; what is not needs none. Undefined: still to be asked. */
export function resolveAnswer<Way extends string>(open: readonly Way[], answer: Way | ''): Way | undefined {
  if (open.length < 2) return open[0]
  return open.find((way) => way === answer)
}

export function needsRestCategory(columns: FinanceColumns, { categories }: FinanceAnswers): boolean {
  const { needsCategory, unknownCategories } = financeAmbiguities(columns)
  return needsCategory || unknownCategories.some(({ key }) => (categories[key] ?? '') === '')
}
