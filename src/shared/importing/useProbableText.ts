import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundLines } from '@/redux/imports'
import { useFormat } from '@/shared/dates/useFormat'

type Probable = Omit<FoundLines<unknown>['probable'][number], 'line' | 'financeId'>

/** What a line probably is that is in the books, and why that is thought: `Rent, 3 Nov 2026 (same amount, 2 days apart)`. */
export function useProbableText(): (probable: Probable) => string {
  const { t } = useTranslation('imports')
  const { briefDate, count } = useFormat()
  return useCallback(
    ({ how, days, date, description }) => {
      const reason = how === 'same' ? t('probable.same') : how === 'parts' ? t('probable.parts') : t('probable.part')
      const apart = days === 0 ? t('probable.sameDay') : t('probable.days', { count: days, shown: count(days) })
      return t('probable.text', { text: description, day: briefDate(date), reason, apart })
    },
    [t, briefDate, count],
  )
}
