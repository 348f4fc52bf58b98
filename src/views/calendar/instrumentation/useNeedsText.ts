import { useTranslation } from 'react-i18next'
import { partName, type Needs } from '@contract/invitees'
import { useFormat } from '@/shared/dates/useFormat'

/** “4 Horn · 3 Tuba”, in the order of the score. */
export function useNeedsText(): (needs: Needs) => string {
  const { t } = useTranslation('invitees')
  const { count } = useFormat()
  return (needs) =>
    needs.map((need) => t('instrumentation.need', { shown: count(need.count), instrument: partName(need) })).join(' · ')
}
