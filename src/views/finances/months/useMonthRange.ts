import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'

/** Formats months `YYYY-MM`, in any order, as a single month or a range. */
export function useMonthRange(): (months: readonly string[]) => string {
  const { t } = useTranslation('finances')
  const { monthInFull } = useFormat()
  return useCallback(
    (months) => {
      const [first = '', last = first] = [months.toSorted().at(0), months.toSorted().at(-1)]
      const [from, to] = [monthInFull(`${first}-01`), monthInFull(`${last}-01`)]
      return first === last ? from : t('months.range', { from, to })
    },
    [t, monthInFull],
  )
}
