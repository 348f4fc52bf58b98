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

/** What becomes of descriptions that are too long: cut, and kept whole in the notes; or an error of their lines. */
export const longTextPolicies = ['shorten', 'refuse'] as const
export type LongTextPolicy = (typeof longTextPolicies)[number]

/** What becomes of amounts of which the file says another currency than the books have: they are of the books' all the same, or none. */
export const foreignPolicies = ['same', 'refuse'] as const
export type ForeignPolicy = (typeof foreignPolicies)[number]

/** Whether balances that do not follow from the lines are a reason to stop. */
export const balancePolicies = ['ignore', 'check'] as const
export type BalancePolicy = (typeof balancePolicies)[number]

/** What a person says about the file; empty until they do. */
export interface FinanceAnswers {
  dateOrder: DateOrder | ''
  decimalSign: DecimalSign | ''
  /** Asked where no amount of the column has a minus. */
  allAre: FinanceKind | ''
  /** Asked where some amounts of the column have a minus; empty for what the balances show, else an expense. */
  minusIs: FinanceKind | ''
  /** As a field of categories has it (shared/finances/categoryChoices.ts): it may be one of the group's own. */
  category: string
  /** By the file's own word, folded; empty for those that go with the rest. */
  categories: Record<string, string>
  longText: LongTextPolicy | ''
  /** Asked where the group has several; empty: the only one. */
  accountId: string
  /** Of a file of several accounts: whose lines are wanted, as the file names it, or `ALL_ACCOUNTS`. */
  ownAccount: string
  /** Asked where there are fees, and neither balances nor a column of what is left tell. */
  fee: FeePolicy | ''
  /** Asked where all lines are of another currency than the books. */
  foreign: ForeignPolicy | ''
  /** Asked where most balances do not follow from the lines. */
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

export interface FinanceAmbiguities {
  dateOrders: readonly DateOrder[]
  decimalSigns: readonly DecimalSign[]
  /** The file itself says which way the money went. */
  isMarked: boolean
  /** Signs say it, and the words beside them say the same. */
  goesBySign: boolean
  /** What a minus is, where the balances tell. */
  minusIs: FinanceKind
  /** Which way the money went, by line, where the balances alone tell. */
  kinds: ReadonlyMap<number, FinanceKind> | undefined
  /** Most balances of the file follow from nothing. */
  areBalancesBroken: boolean
  /** Two, where nothing tells. */
  fees: readonly FeePolicy[]
  /** As the file names them: two or more where its lines are of several. */
  ownAccounts: readonly string[]
  unknownCategories: readonly UnknownValue[]
  /** Some lines name no category, or one that goes with the rest. */
  needsCategory: boolean
  /** The longest description is too long for an entry. */
  isTooLong: boolean
}

/** The answer for lines of all accounts. No account is called so. */
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

/** Some fee of the file is more than nothing. */
const hasFees = (columns: FinanceColumns) => columns.values('fee').some((text) => /[1-9]/.test(text))

// Of twenty thousand rows, and asked for at every press.
const known = new WeakMap<FinanceColumns, { own: readonly Subcategory[]; ambiguities: FinanceAmbiguities }>()
const none: readonly Subcategory[] = []

/** What the values of the columns leave open. `own`: the group's categories. */
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

/** What is open is answered; what is not needs none. Undefined: still to be asked. */
export function resolveAnswer<Way extends string>(open: readonly Way[], answer: Way | ''): Way | undefined {
  if (open.length < 2) return open[0]
  return open.find((way) => way === answer)
}

/** Which account's lines are wanted; undefined while that is open. `ALL_ACCOUNTS` also for a file of one. */
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
