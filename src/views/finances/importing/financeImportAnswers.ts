import { DESCRIPTION_MAX, type FinanceKind } from '@contract/finances'
import type { Subcategory } from '@contract/finances/subcategories'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import { openDecimalSigns } from '@/@core/import/parsing/openDecimalSigns'
import { openDateOrders, type DateOrder } from '@/@core/import/parsing/readDate'
import { splitNumber, type DecimalSign } from '@/@core/import/parsing/splitNumber'
import { unknownValues, type UnknownValue } from '@/@core/import/parsing/unknownValues'
import { financeAside } from './asideLines'
import type { FinanceFieldId } from './financeImportFields'
import { knownCategory, knownKind } from './financeImportWords'
import type { FeePolicy } from './rowMoney'
import { settleByBalance } from './settleByBalance'

export type FinanceColumns = FileColumns<FinanceFieldId>

/** Descriptions that are too long are shortened, with the full text in the notes; or are an error. */
export const longTextPolicies = ['shorten', 'refuse'] as const
type LongTextPolicy = (typeof longTextPolicies)[number]

/** Amounts in another currency than the books are taken as the books' currency, or refused. */
export const foreignPolicies = ['same', 'refuse'] as const
type ForeignPolicy = (typeof foreignPolicies)[number]

/** Whether balances that do not follow from the lines are a reason to stop. */
export const balancePolicies = ['ignore', 'check'] as const
type BalancePolicy = (typeof balancePolicies)[number]

/** The user's answers about the file; empty until given. */
export interface FinanceAnswers {
  dateOrder: DateOrder | ''
  decimalSign: DecimalSign | ''
  /** Asked if no amount of the column has a minus. */
  allAre: FinanceKind | ''
  /** Asked if some amounts of the column have a minus; empty: as the balances show, else an expense. */
  minusIs: FinanceKind | ''
  /** Value of a category field, possibly a subcategory (shared/finances/categoryChoices.ts). */
  category: string
  /** By the file's own word, folded; empty for words that use the default category. */
  categories: Record<string, string>
  longText: LongTextPolicy | ''
  /** Asked if the group has several accounts; empty: the only one. */
  accountId: string
  /** For a file of several accounts: the account to import, as named in the file, or `ALL_ACCOUNTS`. */
  ownAccount: string
  /** Asked if there are fees, and neither balances nor a net column decide. */
  fee: FeePolicy | ''
  /** Asked if all lines are in another currency than the books. */
  foreign: ForeignPolicy | ''
  /** Asked if most balances do not match the lines. */
  balances: BalancePolicy | ''
}

export const initialFinanceAnswers: FinanceAnswers = {
  dateOrder: '',
  decimalSign: '',
  allAre: '',
  minusIs: '',
  category: '',
  categories: {},
  longText: '',
  accountId: '',
  ownAccount: '',
  fee: '',
  foreign: '',
  balances: '',
}

interface FinanceAmbiguities {
  dateOrders: readonly DateOrder[]
  decimalSigns: readonly DecimalSign[]
  /** The file itself contains the direction. */
  isMarked: boolean
  /** Signs contain the direction, and agree with the words in the file. */
  goesBySign: boolean
  /** The meaning of a minus, if the balances decide it. */
  minusIs: FinanceKind
  /** The direction by line, if only the balances decide it. */
  kinds: ReadonlyMap<number, FinanceKind> | undefined
  /** Most balances of the file do not match the lines. */
  areBalancesBroken: boolean
  /** Two if nothing decides. */
  fees: readonly FeePolicy[]
  /** As named in the file; several if its lines are from several accounts. */
  ownAccounts: readonly string[]
  unknownCategories: readonly UnknownValue[]
  /** Some lines have no category, or a word that uses the default one. */
  needsCategory: boolean
  /** The longest description is too long for an entry. */
  isTooLong: boolean
}

/** The answer for lines of all accounts. Not a valid account name. */
export const ALL_ACCOUNTS = '*'

/** All texts with amounts, of one column or of two. */
export function amountTexts(columns: FinanceColumns): readonly string[] {
  return (['amount', 'income', 'expense', 'net', 'balance'] as const).flatMap((field) => columns.values(field))
}

/** Nearly all words of the direction agree with the signs of the amounts beside them, of which some are negative. */
function signsAgree(columns: FinanceColumns, rows: FinanceColumns['rows'], sign: DecimalSign): boolean {
  if (!columns.has('amount') || !columns.has('kind')) return false
  const said = rows.flatMap((row) => {
    const split = splitNumber(columns.cell(row, 'amount'), sign)
    const kind = knownKind(columns.cell(row, 'kind'))
    return split && kind ? [{ isNegative: split.isNegative, isExpense: kind === 'expense' }] : []
  })
  const agreed = said.filter(({ isNegative, isExpense }) => isNegative === isExpense).length
  return said.some(({ isNegative }) => isNegative) && agreed >= 0.9 * said.length
}

/** Whether the file contains fees other than zero. */
const hasFees = (columns: FinanceColumns) => columns.values('fee').some((text) => /[1-9]/.test(text))

// Cached: there may be twenty thousand rows, and each key press needs it.
const known = new WeakMap<FinanceColumns, { own: readonly Subcategory[]; ambiguities: FinanceAmbiguities }>()
const none: readonly Subcategory[] = []

/** Ambiguities in the values of the columns. `own`: the group's subcategories. */
export function financeAmbiguities(columns: FinanceColumns, own = none): FinanceAmbiguities {
  const before = known.get(columns)
  if (before?.own === own) return before.ambiguities
  const entries = columns.rows.filter((row) => financeAside(columns, row) === undefined)
  const signs = openDecimalSigns(amountTexts(columns))
  const sign = signs[0] ?? ','
  const goesBySign = signsAgree(columns, entries, sign)
  const isMarked =
    !(columns.has('amount') || columns.has('net')) ||
    columns.has('kind') ||
    [...columns.values('amount'), ...columns.values('net')].some((text) => splitNumber(text, sign)?.isMarked)
  const fees: readonly FeePolicy[] = hasFees(columns) && !columns.has('net') ? ['added', 'included'] : ['added']
  const settled = settleByBalance(columns, { signs, fees, goesBySign, isMarked })
  const ambiguities = {
    dateOrders: openDateOrders(columns.values('date')),
    decimalSigns: settled?.sign === undefined ? signs : [settled.sign],
    isMarked: isMarked || settled?.kinds !== undefined,
    goesBySign,
    minusIs: settled?.minusIs ?? 'expense',
    kinds: settled?.kinds,
    areBalancesBroken: settled?.isBroken ?? false,
    fees: settled?.fee === undefined ? fees : [settled.fee],
    ownAccounts: [...new Set(entries.map((row) => columns.cell(row, 'ownAccount')))].filter((name) => name !== ''),
    unknownCategories: unknownValues(columns.values('category'), (word) => knownCategory(word, own) !== undefined),
    needsCategory: entries.some((row) => columns.cell(row, 'category') === ''),
    isTooLong: columns.values('description').some((text) => text.length > DESCRIPTION_MAX),
  }
  known.set(columns, { own, ambiguities })
  return ambiguities
}

/** The only possible value, else the answer. Undefined: not answered yet. */
export function resolveAnswer<Way extends string>(open: readonly Way[], answer: Way | ''): Way | undefined {
  if (open.length < 2) return open[0]
  return open.find((way) => way === answer)
}

/** The account whose lines are imported; undefined while open. `ALL_ACCOUNTS` also for a file of one account. */
export function chosenAccount(columns: FinanceColumns, { ownAccount }: FinanceAnswers): string | undefined {
  const { ownAccounts } = financeAmbiguities(columns)
  if (ownAccounts.length < 2) return ALL_ACCOUNTS
  return [...ownAccounts, ALL_ACCOUNTS].find((name) => name === ownAccount)
}

export function isOfOtherAccount(columns: FinanceColumns, row: FileRow, answers: FinanceAnswers): boolean {
  const chosen = chosenAccount(columns, answers) ?? ALL_ACCOUNTS
  return chosen !== ALL_ACCOUNTS && columns.cell(row, 'ownAccount') !== chosen
}

export function needsRestCategory(columns: FinanceColumns, { categories }: FinanceAnswers, own = none): boolean {
  const { needsCategory, unknownCategories } = financeAmbiguities(columns, own)
  return needsCategory || unknownCategories.some(({ key }) => (categories[key] ?? '') === '')
}
