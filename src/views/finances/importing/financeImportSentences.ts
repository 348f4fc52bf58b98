import type { TFunction } from 'i18next'
import type { Subcategory } from '@contract/treasury/subcategories'
import {
  financeAmbiguities,
  needsRestCategory,
  resolveAnswer,
  type FinanceAnswers,
  type FinanceColumns,
} from './financeImportAnswers'

type Texts = TFunction<['imports', 'finances', 'matching']>

const plainErrors = ['empty', 'number', 'zero', 'decimals', 'big', 'both', 'negative', 'date', 'description'] as const

/** What is wrong with a line (financeImportLines.ts), as a sentence; `monthInFull` names the month of a day. */
export function financeErrorSentence(t: Texts, error: string, monthInFull: (day: string) => string): string {
  const [word, what = '', limit] = error.split(':')
  const known = plainErrors.find((name) => name === word)
  if (known) return t(`imports:finances.error.${known}`)
  if (word === 'closed') return t('imports:finances.error.closed', { month: monthInFull(what) })
  if (word === 'kind') return t('imports:finances.error.kind', { text: error.slice('kind:'.length) })
  const field = what === 'notes' ? t('finances:fields.notes') : t('finances:fields.description')
  if (word === 'long') return t('imports:finances.error.long', { field, limit })
  return t('imports:finances.error.other')
}

/** What must be said before the rows can be read, in the person's words. */
export function openFinanceQuestions(
  t: Texts,
  { columns, answers, own }: { columns: FinanceColumns; answers: FinanceAnswers; own: readonly Subcategory[] },
): string[] {
  const { dateOrders, decimalSigns, isMarked, isTooLong } = financeAmbiguities(columns, own)
  const hasSides = columns.has('income') || columns.has('expense')
  const isOpen = (ways: readonly string[], answer: string) =>
    ways.length > 1 && resolveAnswer(ways, answer) === undefined
  const open = [
    !columns.has('date') && t('imports:finances.need.date'),
    !columns.has('description') && t('imports:finances.need.description'),
    !columns.has('amount') && !hasSides && t('imports:finances.need.amount'),
    columns.has('amount') && hasSides && t('imports:finances.bothAmounts'),
    isOpen(dateOrders, answers.dateOrder) && t('question.dateOrder'),
    isOpen(decimalSigns, answers.decimalSign) && t('question.decimalSign'),
    columns.has('amount') && !isMarked && answers.allAre === '' && t('imports:finances.allAre'),
    isTooLong && answers.longText === '' && t('finances:importing.longText'),
    needsRestCategory(columns, answers, own) && answers.category === '' && t('finances:fields.category'),
  ]
  return open.filter((name) => name !== false)
}
