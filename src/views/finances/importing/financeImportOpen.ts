import type { TFunction } from 'i18next'
import { financeReadings, needsRestCategory, settled } from './financeImportAnswers'
import type { FinanceAnswers, FinanceColumns } from './financeImportAnswers'

/** What must be said before the rows can be read, in the person's words. */
export function openFinanceQuestions(
  t: TFunction<['imports', 'finances']>,
  columns: FinanceColumns,
  answers: FinanceAnswers,
): string[] {
  const { dateOrders, decimalSigns, isMarked, isTooLong } = financeReadings(columns)
  const hasSides = columns.has('income') || columns.has('expense')
  const isOpen = (ways: readonly string[], answer: string) => ways.length > 1 && settled(ways, answer) === undefined
  const open = [
    !columns.has('date') && t('imports:finances.need.date'),
    !columns.has('description') && t('imports:finances.need.description'),
    !columns.has('amount') && !hasSides && t('imports:finances.need.amount'),
    columns.has('amount') && hasSides && t('imports:finances.bothAmounts'),
    isOpen(dateOrders, answers.dateOrder) && t('question.dateOrder'),
    isOpen(decimalSigns, answers.decimalSign) && t('question.decimalSign'),
    columns.has('amount') && !isMarked && answers.allAre === '' && t('imports:finances.allAre'),
    isTooLong && answers.longText === '' && t('finances:importing.longText'),
    needsRestCategory(columns, answers) && answers.category === '' && t('finances:fields.category'),
  ]
  return open.filter((name) => name !== false)
}
