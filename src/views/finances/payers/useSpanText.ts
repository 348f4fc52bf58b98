import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'

interface Span {
  since?: string | undefined
  until?: string | undefined
}

/** Formats the days from and until which someone pays; undefined if neither is known. */
export function useSpanText(): (span: Span) => string | undefined {
  const { t } = useTranslation('payers')
  const { briefDate } = useFormat()
  return ({ since, until }) => {
    const days = { ...(since && { since: briefDate(since) }), ...(until && { until: briefDate(until) }) }
    if (since && until) return t('span', days)
    if (until) return t('until', days)
    return since && t('since', days)
  }
}
