import { v7 as newId } from 'uuid'
import { DESCRIPTION_MAX, FinanceWrite } from '@contract/finances'
import type { Subcategory } from '@contract/finances/subcategories'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import type { AsideReason } from '@/@core/import/parsing/asideRows'
import { foldWords } from '@/@core/components/foldText'
import type { ImportLine } from '@/@core/import/parsing/importLine'
import { readDate } from '@/@core/import/parsing/readDate'
import type { DecimalSign } from '@/@core/import/parsing/splitNumber'
import { referenceOf, shortText } from '@/shared/bankFiles/values/bankValues'
import type { Categorised } from '@/shared/finances/categoryChoices'
import type { BankDetails, FinanceItem } from './bank/financeItem'
import { financeAside } from './asideLines'
import { continuedLines } from './continuedLines'
import {
  financeAmbiguities,
  isOfOtherAccount,
  resolveAnswer,
  type FinanceAnswers,
  type FinanceColumns,
} from './financeImportAnswers'
import type { FinanceFieldId } from './financeImportFields'
import { chosenCategory, knownCategory } from './financeImportWords'
import { accountNamed, namesOwnAccounts, type OwnAccount } from './ownAccounts'
import { foreignLines } from './foreignLines'
import { labelledText } from './labelledText'
import { fileRules } from './moneyRules'
import { moneyOfRow, type Money, type MoneyRules } from './rowMoney'

/** The currency of the books. */
export interface BookCurrency {
  /** ISO 4217. */
  code: string
  digits: number
}

const amountFields = ['amount', 'income', 'expense', 'net'] as const
const NAME_MAX = 140
const ACCOUNT_MAX = 40

function textErrors(line: object): string[] {
  const read = FinanceWrite.safeParse(line)
  if (read.success) return []
  return read.error.issues.map(({ path, message }) => {
    const [field] = path
    return message.startsWith('too_long') ? `long:${String(field)}:${message.split(':')[1] ?? ''}` : 'other'
  })
}

/** Deterministic, so that a repeated file is recognised. The full text precedes the file's own notes. */
function shortened(description: string, notes: string): { description: string; notes: string } {
  // Removes half of a surrogate pair.
  const kept = description.slice(0, DESCRIPTION_MAX - 1).replace(/[\uD800-\uDBFF]$/, '')
  return { description: `${kept.trimEnd()}…`, notes: [description, notes].filter((text) => text !== '').join('\n') }
}

/** How the file's amounts are read: by the file or the answers; for open questions the most likely way. */
export function chosenRules(columns: FinanceColumns, answers: FinanceAnswers, digits: number): MoneyRules {
  const { decimalSigns, isMarked, goesBySign, minusIs, kinds, fees } = financeAmbiguities(columns)
  const sign: DecimalSign = resolveAnswer(decimalSigns, answers.decimalSign) ?? decimalSigns[0] ?? ','
  const hasAnswer = answers.allAre !== '' && kinds !== undefined
  return fileRules(columns, {
    sign,
    digits,
    goesBySign,
    minusIs: answers.minusIs === '' ? minusIs : answers.minusIs,
    allAre: isMarked ? '' : answers.allAre,
    fee: resolveAnswer(fees, answers.fee) ?? fees[0] ?? 'added',
    kinds: hasAnswer ? undefined : kinds,
  })
}

/**
 * Reads the rows of a file as new, paid entries; all questions must be answered. `own`: the group's categories, `accounts`: its open accounts.
 * Each item also contains the bank's data: payer, account, reference, id.
 */
export function financeLineReader(
  columns: FinanceColumns,
  answers: FinanceAnswers,
  book: BookCurrency,
  own: readonly Subcategory[] = [],
  accounts: readonly OwnAccount[] = [],
): (row: FileRow) => ImportLine<FinanceItem> {
  const isByFile = namesOwnAccounts(columns, accounts)
  const ambiguities = financeAmbiguities(columns)
  const order = resolveAnswer(ambiguities.dateOrders, answers.dateOrder) ?? ambiguities.dateOrders[0] ?? 'DMY'
  const rules = chosenRules(columns, answers, book.digits)
  const foreign = foreignLines(columns, book.code, rules)
  const continued = continuedLines(columns)
  const rest = chosenCategory(answers.category, own) ?? { category: 'other' }

  function categoryOf(row: FileRow): Categorised | undefined {
    const word = columns.cell(row, 'category')
    return (
      chosenCategory(row.mended?.category ?? '', own) ??
      knownCategory(word, own) ??
      chosenCategory(answers.categories[foldWords(word)] ?? '', own)
    )
  }

  function isForeign(row: FileRow): string | undefined {
    const currency = foreign.currencyOf(row)
    if (currency === undefined || currency === book.code) return undefined
    return foreign.whole !== undefined && answers.foreign !== 'refuse' ? undefined : currency
  }

  function asideOf(row: FileRow): AsideReason | undefined {
    if (foreign.conversions.has(row.line)) return 'conversion'
    if (continued.rows.has(row.line)) return 'continued'
    return financeAside(columns, row) ?? (!isByFile && isOfOtherAccount(columns, row, answers) ? 'account' : undefined)
  }

  return (row) => {
    const cell = (field: FinanceFieldId) => columns.cell(row, field)
    const aside = asideOf(row)
    const rowRules = amountFields.some((field) => row.mended?.[field]) ? { ...rules, isMended: true } : rules
    const date = readDate(cell('date'), order) ?? (cell('date') === '' ? readDate(cell('valueDate'), order) : undefined)
    const money = moneyOfRow({ line: row.line, has: columns.has, cell }, rowRules)
    const kind = typeof money === 'string' ? undefined : money.kind
    const said = sayingOf(columns, row, foreign.paymentOf.get(row.line), { kind, more: continued.textOf.get(row.line) })
    const currency = isForeign(row)
    const accountId = isByFile ? accountNamed(cell('ownAccount'), accounts) : answers.accountId || undefined
    const validationErrors = [
      ...(date === undefined ? ['date'] : []),
      ...(said.description === '' ? ['description'] : []),
      ...(typeof money === 'string' ? [money] : []),
      ...(currency === undefined ? [] : [`currency:${currency}`]),
      ...(isByFile && accountId === undefined ? [`account:${cell('ownAccount')}`] : []),
    ]
    if (validationErrors.length > 0 || date === undefined || typeof money === 'string')
      return { row, item: null, validationErrors, aside }
    const isShortened = answers.longText === 'shorten' && said.description.length > DESCRIPTION_MAX
    const noted = [cell('notes'), feeNote(columns, row, money)].filter((text) => text !== '').join('\n')
    const { description, notes } = isShortened
      ? shortened(said.description, noted)
      : { description: said.description, notes: noted }
    const category = categoryOf(row)
    const entry: FinanceWrite = {
      id: newId(),
      kind: money.kind,
      amount: money.amount,
      description,
      ...(category ?? rest),
      date,
      status: 'paid',
      ...(notes !== '' && { notes }),
      ...(accountId !== undefined && { accountId }),
    }
    const wrong = textErrors(entry)
    if (wrong.length > 0) return { row, item: null, validationErrors: wrong, aside }
    const bankId = referenceOf(cell('bankId'))
    const item: FinanceItem = {
      ...entry,
      ...said.details,
      ...(bankId !== undefined && { bankId }),
      ...(aside === 'pending' && { isPending: true }),
      // Only fees deducted from income; a refunded fee is not one.
      ...(money.kind === 'income' && (money.fee ?? 0) < 0 && { fee: -(money.fee ?? 0) }),
    }
    return { row, item, validationErrors, aside, ...(category === undefined && { defaults: ['category'] }) }
  }
}

/** The fee in the file's words: the amount includes it. */
function feeNote(columns: FinanceColumns, row: FileRow, { fee = 0 }: Money): string {
  return fee === 0 ? '' : `${columns.names('fee')[0] ?? ''}: ${columns.cell(row, 'fee')}`
}

/** Text, payer, account and reference of a row; for a currency exchange, those of the payment. */
function sayingOf(
  columns: FinanceColumns,
  row: FileRow,
  payment: FileRow | undefined,
  { kind, more = '' }: { kind: Money['kind'] | undefined; more?: string | undefined },
): { description: string; details: BankDetails } {
  const from = payment ?? row
  const cell = (field: FinanceFieldId) => columns.cell(from, field)
  // A text mended by a person is used unchanged.
  const told =
    row.mended?.description === undefined
      ? labelledText([cell('description'), more].filter((text) => text !== '').join(' '))
      : { text: cell('description') }
  const named = kind === 'income' ? cell('debtor') : kind === 'expense' ? cell('creditor') : ''
  const payer = [named, cell('payer'), told.payer ?? ''].find((name) => name !== '') ?? ''
  const account = cell('account') || (told.account ?? '')
  const reference = referenceOf(cell('reference')) ?? told.reference
  return {
    description: [told.text, payer, cell('posting')].find((text) => text !== '') ?? '',
    details: {
      ...(payer !== '' && { counterparty: shortText(payer, NAME_MAX) }),
      ...(account !== '' && { counterpartyAccount: shortText(account, ACCOUNT_MAX) }),
      ...(reference !== undefined && { reference }),
    },
  }
}
