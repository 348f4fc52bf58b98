import { v7 as newId } from 'uuid'
import { AMOUNT_MAX, DESCRIPTION_MAX, FinanceWrite, type FinanceKind } from '@contract/finances'
import type { Subcategory } from '@contract/treasury/subcategories'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import { foldWords } from '@/@core/components/foldText'
import type { ImportLine } from '@/@core/import/parsing/importLine'
import { readDate } from '@/@core/import/parsing/readDate'
import { splitNumber, type DecimalSign } from '@/@core/import/parsing/splitNumber'
import type { Categorised } from '@/views/finances/ledger/categoryChoices'
import { settle, type AmountError } from '@/i18n/parseAmount'
import {
  financeAmbiguities,
  financeAside,
  resolveAnswer,
  type FinanceAnswers,
  type FinanceColumns,
} from './financeImportAnswers'
import { chosenCategory, knownCategory, knownKind } from './financeImportWords'

/** Where a word names neither kind: that word. */
type UnknownKind = `kind:${string}`
/** The sentences are in the texts of the imports. */
type MoneyError = AmountError | 'both' | UnknownKind

interface Money {
  kind: FinanceKind
  amount: number
}

interface AmountReader {
  sign: DecimalSign
  digits: number
  minusIs: FinanceKind
  allAre: FinanceKind | ''
  /** Every expense has a minus: that is how this file writes its expenses. */
  isExpenseNegative: boolean
  /** Written by the person, not by the file. */
  isMended: boolean
}

const amountFields = ['amount', 'income', 'expense'] as const

const other = (kind: FinanceKind): FinanceKind => (kind === 'income' ? 'expense' : 'income')

function centsOf(
  text: string,
  { sign, digits, isMended }: AmountReader,
): { isNegative: boolean; amount: number } | AmountError {
  // A person who mends an amount writes it as they are used to.
  const split = splitNumber(text, sign) ?? (isMended ? splitNumber(text, sign === ',' ? '.' : ',') : null)
  if (!split) return 'number'
  const read = settle(split.whole, split.fraction, { digits, max: AMOUNT_MAX })
  return read.kind === 'amount' ? { isNegative: split.isNegative, amount: read.amount } : read.error
}

/** One column: by its sign, by a word beside it, or all alike. */
function signedMoney(text: string, word: string | undefined, reader: AmountReader): Money | MoneyError {
  if (text === '') return 'empty'
  const read = centsOf(text, reader)
  if (typeof read === 'string') return read
  const { amount, isNegative } = read
  if (word !== undefined) {
    const kind = knownKind(word)
    const unknown: UnknownKind = `kind:${word}`
    return kind ? { kind, amount } : unknown
  }
  if (reader.allAre !== '') return { kind: reader.allAre, amount }
  return { kind: isNegative ? reader.minusIs : other(reader.minusIs), amount }
}

/** Two columns, of which one says something; the other may be empty or zero. */
function sidedMoney(income: string, expense: string, reader: AmountReader): Money | MoneyError {
  const sides = { income, expense }
  const read = (['income', 'expense'] as const).flatMap((kind) => {
    if (sides[kind] === '') return []
    const cents = centsOf(sides[kind], reader)
    return cents === 'zero' ? [] : [{ kind, cents }]
  })
  const [only, second] = read
  if (!only) return income === '' && expense === '' ? 'empty' : 'zero'
  if (second) return 'both'
  const { kind, cents } = only
  if (typeof cents === 'string') return cents
  const isMeant = kind === 'expense' && reader.isExpenseNegative
  return cents.isNegative && !isMeant ? 'negative' : { kind, amount: cents.amount }
}

function textErrors(line: object): string[] {
  const read = FinanceWrite.safeParse(line)
  if (read.success) return []
  return read.error.issues.map(({ path, message }) => {
    const [field] = path
    return message.startsWith('too_long') ? `long:${String(field)}:${message.split(':')[1] ?? ''}` : 'other'
  })
}

/** The same each time, so that the file is known again. What was cut is in the notes, before what the file has there. */
function shortened(description: string, notes: string): { description: string; notes: string } {
  // Half of a character of two is none.
  const kept = description.slice(0, DESCRIPTION_MAX - 1).replace(/[\uD800-\uDBFF]$/, '')
  return { description: `${kept.trimEnd()}…`, notes: [description, notes].filter((text) => text !== '').join('\n') }
}

/**
 * Reads the rows of a file as new, paid entries; whatever is open in it has been answered. `digits`: of the currency; `own`: the
 * group's categories.
 */
export function financeLineReader(
  columns: FinanceColumns,
  answers: FinanceAnswers,
  digits: number,
  own: readonly Subcategory[] = [],
): (row: FileRow) => ImportLine<FinanceWrite> {
  const ambiguities = financeAmbiguities(columns)
  const order = resolveAnswer(ambiguities.dateOrders, answers.dateOrder) ?? 'DMY'
  const sign = resolveAnswer(ambiguities.decimalSigns, answers.decimalSign) ?? ','
  const expenses = columns.values('expense').flatMap((text) => splitNumber(text, sign) ?? [])
  const fileReader: AmountReader = {
    isMended: false,
    sign,
    digits,
    minusIs: answers.minusIs,
    allAre: ambiguities.isMarked ? '' : answers.allAre,
    isExpenseNegative: expenses.every(({ isNegative, whole, fraction }) => isNegative || /^0*$/.test(whole + fraction)),
  }

  const rest = chosenCategory(answers.category, own) ?? { category: 'other' }

  function categoryOf(row: FileRow): Categorised | undefined {
    const word = columns.cell(row, 'category')
    return (
      chosenCategory(row.mended?.category ?? '', own) ??
      knownCategory(word, own) ??
      chosenCategory(answers.categories[foldWords(word)] ?? '', own)
    )
  }

  return (row) => {
    const cell = (field: Parameters<typeof columns.cell>[1]) => columns.cell(row, field)
    const aside = financeAside(columns, row)
    const reader = amountFields.some((field) => row.mended?.[field]) ? { ...fileReader, isMended: true } : fileReader
    const date = readDate(cell('date'), order)
    const description = cell('description')
    const money = columns.has('amount')
      ? signedMoney(cell('amount'), columns.has('kind') ? cell('kind') : undefined, reader)
      : sidedMoney(cell('income'), cell('expense'), reader)
    const validationErrors = [
      ...(date === undefined ? ['date'] : []),
      ...(description === '' ? ['description'] : []),
      ...(typeof money === 'string' ? [money] : []),
    ]
    if (validationErrors.length > 0 || date === undefined || typeof money === 'string')
      return { row, item: null, validationErrors, aside }
    const isShortened = answers.longText === 'shorten' && description.length > DESCRIPTION_MAX
    const { notes, ...said } = isShortened
      ? shortened(description, cell('notes'))
      : { description, notes: cell('notes') }
    const category = categoryOf(row)
    const item: FinanceWrite = {
      id: newId(),
      ...money,
      ...said,
      ...(category ?? rest),
      date,
      status: 'paid',
      ...(notes !== '' && { notes }),
      ...(answers.accountId !== '' && { accountId: answers.accountId }),
    }
    const wrong = textErrors(item)
    if (wrong.length > 0) return { row, item: null, validationErrors: wrong, aside }
    return { row, item, validationErrors, aside, ...(category === undefined && { defaults: ['category'] }) }
  }
}
