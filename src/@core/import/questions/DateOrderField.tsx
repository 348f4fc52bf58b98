import { useTranslation } from 'react-i18next'
import { readDate, type DateOrder } from '@/@core/import/parsing/readDate'
import { ParseCandidateField } from './ParseCandidateField'

interface DateOrderFieldProps {
  /** All values of the date columns. */
  values: readonly string[]
  open: readonly DateOrder[]
  value: DateOrder | ''
  isAsked: boolean
  onChoose: (order: DateOrder | '') => void
  /** `2026-03-04` as the person's language writes it. */
  format: (date: string) => string
}

/** Asks which number of a date is the day, where the dates leave it open. */
export function DateOrderField({ format, ...question }: DateOrderFieldProps) {
  const { t } = useTranslation('imports')
  return (
    <ParseCandidateField
      {...question}
      label={t('question.dateOrder')}
      hint={t('question.dateAsked')}
      read={(text, order) => {
        const date = readDate(text, order)
        return date && format(date)
      }}
      say={(text, date) => t('question.dateRead', { text, date })}
    />
  )
}
