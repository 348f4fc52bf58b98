import { financeCategories } from '@contract/finances'
import { minorUnitsOf } from '@contract/minorUnits'
import { filledCells } from '@/@core/import/parsing/asideRows'
import { fileColumns, sampleColumns } from '@/@core/import/parsing/fileColumns'
import type { FileTable } from '@/@core/import/parsing/fileTable'
import type { ImportLine } from '@/@core/import/parsing/importLine'
import { lineSentences } from '@/@core/import/parsing/lineSentences'
import { linesOfTable } from '@/@core/import/parsing/linesOfTable'
import type { Mapping } from '@/@core/import/parsing/matchColumns'
import { balanceChecker, type LineBalances } from '@/views/finances/importing/checkBalances'
import type { FinanceItem } from '@/views/finances/importing/bank/financeItem'
import {
  balancePolicies,
  financeAmbiguities,
  foreignPolicies,
  initialFinanceAnswers,
  needsRestCategory,
} from '@/views/finances/importing/financeImportAnswers'
import type { FinanceAnswers, FinanceColumns } from '@/views/finances/importing/financeImportAnswers'
import { chosenRules, financeLineReader, type BookCurrency } from '@/views/finances/importing/financeImportLines'
import { financeErrorSentence, openFinanceQuestions } from '@/views/finances/importing/financeImportSentences'
import { foreignLines } from '@/views/finances/importing/foreignLines'
import { guessFinanceColumns } from '@/views/finances/importing/guessFinanceColumns'
import { toDecimal } from '@/i18n/toDecimal'
import { signedAmount } from '@/views/finances/ledger/signedAmount'
import type { FileOutcome, FileReading, MoneyLine, ReadOptions } from './fileReading'
import { financeTexts, listOf, t } from './texts'

/** The source of a table, and its columns with what they were taken for. */
export function tableFacts<Id extends string>(
  table: FileTable,
  mapping: Mapping<Id>,
): Pick<FileReading, 'format' | 'encoding' | 'columns'> {
  const { source } = table
  const names = sampleColumns(table).map(({ name }) => name)
  return {
    format: source.kind === 'text' ? 'csv' : 'xlsx',
    encoding: source.kind === 'text' ? source.encoding : null,
    columns: names.map((name, place) => ({ name, holds: mapping[place] || null })),
  }
}

/** What the screen asks of any table: which file of an archive it is, and in which characters it is written, where the bytes leave that open. */
export function tableQuestions({ source, archive }: FileTable): FileReading['questions'] {
  const isDoubtful = source.kind === 'text' && source.isDoubtful
  const asked = [
    archive && archive.files.length > 1 && { question: t('reading.file'), taken: archive.file },
    isDoubtful && { question: t('reading.encodingAsked'), taken: source.encoding },
  ]
  return asked.filter((one) => one !== undefined && one !== false)
}

const surplus = (text: string) => t('preview.surplus', { text })

/** The lines of a table as the preview has them: what is left out, what is wrong, and what would be imported. */
export function sortLines<Item>(
  lines: readonly ImportLine<Item>[],
  sentenceOf: (error: string, line: ImportLine<Item>) => string,
  errors: ReadonlyMap<number, string> = new Map(),
): Pick<FileReading, 'aside' | 'refused'> & { taken: { line: number; item: Item }[] } {
  const aside = lines.flatMap((line) =>
    line.aside === undefined ? [] : [{ line: line.row.line, why: line.aside, text: filledCells(line.row).join(' · ') }],
  )
  const rest = lines.flatMap((line, place) => {
    const error = errors.get(place)
    const validationErrors = [...line.validationErrors, ...(error ? [error] : [])]
    return line.aside === undefined ? [{ ...line, validationErrors }] : []
  })
  const refused = rest.flatMap((line) =>
    line.validationErrors.length > 0
      ? [{ line: line.row.line, error: lineSentences(line, { surplus, ofArea: sentenceOf }) }]
      : [],
  )
  const taken = rest.flatMap(({ item, row, validationErrors }) =>
    item === null || validationErrors.length > 0 ? [] : [{ line: row.line, item }],
  )
  return { aside, refused, taken }
}

/** What the screen asks of a table of entries, answered by the first choice of each. */
function firstAnswers(
  columns: FinanceColumns,
  book: BookCurrency,
): { answers: FinanceAnswers; questions: FileReading['questions'] } {
  const { dateOrders, decimalSigns, isMarked, isTooLong, fees, areBalancesBroken, ownAccounts } =
    financeAmbiguities(columns)
  const [order = '', ...orders] = dateOrders
  const [sign = '', ...signs] = decimalSigns
  const [fee = '', ...otherFees] = fees
  const foreign = foreignLines(columns, book.code, chosenRules(columns, initialFinanceAnswers, book.digits)).whole
  const answers: FinanceAnswers = {
    ...initialFinanceAnswers,
    dateOrder: order,
    decimalSign: sign,
    fee,
    ...(ownAccounts.length > 1 && { ownAccount: ownAccounts[0] ?? '' }),
    category: financeCategories[0],
    ...(isTooLong && { longText: 'shorten' }),
    ...(columns.has('amount') && !isMarked && { allAre: 'income' }),
    ...(foreign !== undefined && { foreign: foreignPolicies[0] }),
    ...(areBalancesBroken && { balances: balancePolicies[0] }),
  }
  const { code } = book
  const asked = [
    orders.length > 0 && { question: t('question.dateOrder'), taken: order },
    signs.length > 0 && { question: t('question.decimalSign'), taken: sign },
    ownAccounts.length > 1 && { question: t('imports:finances.accounts.asked'), taken: answers.ownAccount },
    otherFees.length > 0 && { question: t('imports:finances.fee.asked'), taken: fee },
    foreign !== undefined && {
      question: t('imports:finances.foreign.asked', { currency: foreign, book: code }),
      taken: answers.foreign,
    },
    areBalancesBroken && { question: t('imports:finances.balances.asked'), taken: answers.balances },
    answers.allAre !== '' && { question: t('imports:finances.allAre'), taken: answers.allAre },
    isTooLong && { question: t('finances:importing.longText'), taken: answers.longText },
    needsRestCategory(columns, initialFinanceAnswers) && {
      question: t('imports:finances.category'),
      taken: answers.category,
    },
  ]
  return { answers, questions: asked.filter((one) => one !== false) }
}

function moneyLine(line: number, item: FinanceItem, currency: string): MoneyLine {
  const { counterparty, counterpartyAccount, reference, bankId } = item
  return {
    line,
    day: item.date,
    amount: signedAmount(item),
    currency,
    ...(counterparty !== undefined && { payer: counterparty }),
    ...(counterpartyAccount !== undefined && { payerAccount: counterpartyAccount }),
    text: item.description,
    ...(reference !== undefined && { reference }),
    ...(bankId !== undefined && { id: bankId }),
  }
}

function balancesOf({ compared, breaks, opening, closing }: LineBalances): FileReading['balances'] {
  return {
    ...(opening !== undefined && { opening }),
    ...(closing !== undefined && { closing }),
    ...(compared > 0 && { agree: breaks.length === 0 }),
  }
}

/** A table of entries, of a bank or a person. Without a day or an amount nothing of it can be read. */
export function tableReading(table: FileTable, { currency }: ReadOptions): FileOutcome {
  const book = { code: currency, digits: minorUnitsOf(currency) }
  const mapping = guessFinanceColumns(table)
  const columns = fileColumns(table, mapping)
  const { answers, questions: asked } = firstAnswers(columns, book)
  const questions = [...tableQuestions(table), ...asked]
  const facts = tableFacts(table, mapping)
  const open = openFinanceQuestions(financeTexts, {
    columns,
    answers,
    own: [],
    book: currency,
    accounts: [],
  })
  if (open.length > 0) {
    const sentence = t('columns.missing', { names: listOf(open) })
    return { reading: { ...facts, lines: [], aside: [], refused: [{ line: 0, error: sentence }], questions }, sentence }
  }
  const { rows, read } = linesOfTable(table, financeLineReader(columns, answers, book))
  const asRead = rows.map(read)
  const balances = balanceChecker(columns, answers, book)?.(asRead)
  const formats = {
    monthInFull: (day: string) => day,
    money: (amount: number) => toDecimal(amount, book.digits),
    book: currency,
  }
  const { taken, aside, refused } = sortLines(
    asRead,
    (error) => financeErrorSentence(financeTexts, error, formats),
    balances?.errors,
  )
  const hasBalances = balances !== undefined && (balances.compared > 0 || balances.closing !== undefined)
  const { currencyOf } = foreignLines(columns, currency, chosenRules(columns, answers, book.digits))
  const rowOf = new Map(rows.map((row) => [row.line, row]))
  const lines = taken.map(({ line, item }) => {
    const row = rowOf.get(line)
    return moneyLine(line, item, (row && currencyOf(row)) ?? currency)
  })
  return {
    reading: { ...facts, lines, aside, refused, ...(hasBalances && { balances: balancesOf(balances) }), questions },
  }
}
