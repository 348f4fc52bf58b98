import type { TFunction } from 'i18next'
import type { Subcategory } from '@contract/finances/subcategories'
import { BALANCE_DIGITS } from './balancePoints'
import { chosenRules } from './financeImportLines'
import { foreignLines } from './foreignLines'
import { namesOwnAccounts, type OwnAccount } from './ownAccounts'
import {
  chosenAccount,
  financeAmbiguities,
  needsRestCategory,
  resolveAnswer,
  type FinanceAnswers,
  type FinanceColumns,
} from './financeImportAnswers'

type Texts = TFunction<['imports', 'finances', 'matching']>

const plainErrors = [
  'empty',
  'number',
  'zero',
  'decimals',
  'big',
  'both',
  'negative',
  'date',
  'description',
  'direction',
] as const

/** A file needs one of these columns for descriptions. */
const descriptionFields = ['description', 'payer', 'debtor', 'creditor', 'posting'] as const

interface SentenceFormats {
  /** Formats the month of a day. */
  monthInFull: (day: string) => string
  /** Formats an amount in minor units. */
  money: (amount: number) => string
  /** The currency of the books. */
  book: string
}

/** Translates the error of a line (financeImportLines.ts). */
export function financeErrorSentence(t: Texts, error: string, { monthInFull, money, book }: SentenceFormats): string {
  const [word, what = '', limit] = error.split(':')
  const known = plainErrors.find((name) => name === word)
  if (known) return t(`imports:finances.error.${known}`)
  if (word === 'closed') return t('imports:finances.error.closed', { month: monthInFull(what) })
  if (word === 'currency') return t('imports:finances.error.currency', { text: what, book })
  if (word === 'balance') {
    const [reckoned, stated] = [what, limit].map((amount) => money(Number(amount)))
    return t('imports:finances.error.balance', { reckoned, stated })
  }
  if (word === 'account') {
    const text = error.slice('account:'.length)
    return text === '' ? t('imports:finances.error.noAccount') : t('imports:finances.error.account', { text })
  }
  if (word === 'kind') return t('imports:finances.error.kind', { text: error.slice('kind:'.length) })
  const field = what === 'notes' ? t('finances:fields.notes') : t('finances:fields.description')
  if (word === 'long') return t('imports:finances.error.long', { field, limit })
  return t('imports:finances.error.other')
}

interface QuestionSource {
  columns: FinanceColumns
  answers: FinanceAnswers
  /** The group's categories. */
  own: readonly Subcategory[]
  /** The currency of the books. */
  book: string
  /** The group's open accounts. */
  accounts: readonly OwnAccount[]
}

/** Questions that must be answered before the rows can be read, translated. */
export function openFinanceQuestions(t: Texts, source: QuestionSource): string[] {
  const { columns, answers, own, book, accounts } = source
  const isByFile = namesOwnAccounts(columns, accounts)
  const { dateOrders, decimalSigns, isMarked, isTooLong, fees, areBalancesBroken } = financeAmbiguities(columns, own)
  const foreign = foreignLines(columns, book, chosenRules(columns, answers, BALANCE_DIGITS)).whole
  const hasSides = columns.has('income') || columns.has('expense')
  const isOpen = (ways: readonly string[], answer: string) =>
    ways.length > 1 && resolveAnswer(ways, answer) === undefined
  const open = [
    !columns.has('date') && t('imports:finances.need.date'),
    !descriptionFields.some((field) => columns.has(field)) && t('imports:finances.need.description'),
    !columns.has('amount') && !columns.has('net') && !hasSides && t('imports:finances.need.amount'),
    columns.has('amount') && hasSides && t('imports:finances.bothAmounts'),
    isOpen(dateOrders, answers.dateOrder) && t('question.dateOrder'),
    isOpen(decimalSigns, answers.decimalSign) && t('question.decimalSign'),
    columns.has('amount') && !isMarked && answers.allAre === '' && t('imports:finances.allAre'),
    !isByFile && chosenAccount(columns, answers) === undefined && t('imports:finances.accounts.label'),
    isOpen(fees, answers.fee) && t('imports:finances.fee.label'),
    accounts.length > 1 && !isByFile && answers.accountId === '' && t('matching:setup.account'),
    foreign !== undefined && answers.foreign === '' && t('imports:finances.foreign.label'),
    areBalancesBroken && answers.balances === '' && t('imports:finances.balances.label'),
    isTooLong && answers.longText === '' && t('finances:importing.longText'),
    needsRestCategory(columns, answers, own) && answers.category === '' && t('finances:fields.category'),
  ]
  return open.filter((name) => name !== false)
}
