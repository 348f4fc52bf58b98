import { financeCategories } from '@contract/finances'
import type { FinanceWrite } from '@contract/finances'
import { minorUnitsOf } from '@contract/minorUnits'
import { filledCells } from '@/@core/import/parsing/asideRows'
import { fileColumns, sampleColumns } from '@/@core/import/parsing/fileColumns'
import type { FileTable } from '@/@core/import/parsing/fileTable'
import type { ImportLine } from '@/@core/import/parsing/importLine'
import { linesOfTable } from '@/@core/import/parsing/linesOfTable'
import { matchColumns, type Mapping } from '@/@core/import/parsing/matchColumns'
import {
  financeAmbiguities,
  initialFinanceAnswers,
  needsRestCategory,
} from '@/views/finances/importing/financeImportAnswers'
import type { FinanceAnswers, FinanceColumns } from '@/views/finances/importing/financeImportAnswers'
import { financeImportFields } from '@/views/finances/importing/financeImportFields'
import { financeLineReader } from '@/views/finances/importing/financeImportLines'
import { financeErrorSentence, openFinanceQuestions } from '@/views/finances/importing/financeImportSentences'
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

/** The lines of a table as the preview has them: what is left out, what is wrong, and what would be imported. */
export function sortLines<Item>(
  lines: readonly ImportLine<Item>[],
  sentenceOf: (error: string, line: ImportLine<Item>) => string,
): Pick<FileReading, 'aside' | 'refused'> & { taken: { line: number; item: Item }[] } {
  const aside = lines.flatMap((line) =>
    line.aside === undefined ? [] : [{ line: line.row.line, why: line.aside, text: filledCells(line.row).join(' · ') }],
  )
  const rest = lines.filter((line) => line.aside === undefined)
  const refused = rest.flatMap((line) =>
    line.item === null
      ? [{ line: line.row.line, error: line.validationErrors.map((error) => sentenceOf(error, line)).join(' ') }]
      : [],
  )
  const taken = rest.flatMap(({ item, row }) => (item === null ? [] : [{ line: row.line, item }]))
  return { aside, refused, taken }
}

/** What the screen asks of a table of entries, answered by the first choice of each. */
function firstAnswers(columns: FinanceColumns): { answers: FinanceAnswers; questions: FileReading['questions'] } {
  const { dateOrders, decimalSigns, isMarked, isTooLong } = financeAmbiguities(columns)
  const [order = '', ...orders] = dateOrders
  const [sign = '', ...signs] = decimalSigns
  const answers: FinanceAnswers = {
    ...initialFinanceAnswers,
    dateOrder: order,
    decimalSign: sign,
    category: financeCategories[0],
    ...(isTooLong && { longText: 'shorten' }),
    ...(columns.has('amount') && !isMarked && { allAre: 'income' }),
  }
  const asked = [
    orders.length > 0 && { question: t('question.dateOrder'), taken: order },
    signs.length > 0 && { question: t('question.decimalSign'), taken: sign },
    answers.allAre !== '' && { question: t('imports:finances.allAre'), taken: answers.allAre },
    isTooLong && { question: t('finances:importing.longText'), taken: answers.longText },
    needsRestCategory(columns, initialFinanceAnswers) && {
      question: t('imports:finances.category'),
      taken: answers.category,
    },
  ]
  return { answers, questions: asked.filter((one) => one !== false) }
}

function moneyLine(line: number, item: FinanceWrite, currency: string): MoneyLine {
  return { line, day: item.date, amount: signedAmount(item), currency, text: item.description }
}

/** A table of entries, of a bank or a person. Without a day or an amount nothing of it can be read. */
export function tableReading(table: FileTable, { currency }: ReadOptions): FileOutcome {
  const mapping = matchColumns(financeImportFields, sampleColumns(table))
  const columns = fileColumns(table, mapping)
  const { answers, questions } = firstAnswers(columns)
  const facts = tableFacts(table, mapping)
  const open = openFinanceQuestions(financeTexts, { columns, answers, own: [] })
  if (open.length > 0) {
    const sentence = t('columns.missing', { names: listOf(open) })
    return { reading: { ...facts, lines: [], aside: [], refused: [{ line: 0, error: sentence }], questions }, sentence }
  }
  const { rows, read } = linesOfTable(table, financeLineReader(columns, answers, minorUnitsOf(currency)))
  const { taken, aside, refused } = sortLines(rows.map(read), (error) =>
    financeErrorSentence(financeTexts, error, (day) => day),
  )
  const lines = taken.map(({ line, item }) => moneyLine(line, item, currency))
  return { reading: { ...facts, lines, aside, refused, questions } }
}
