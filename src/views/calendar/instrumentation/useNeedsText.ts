import { useTranslation } from 'react-i18next'
import type { Needs } from '@contract/invitees'
import { useFormat } from '@/shared/dates/useFormat'

/** “4 Horn · 3 Tuba”, in the order of the score. */
export function useNeedsText(): (needs: Needs) => string {
  const { t } = useTranslation('invitees')
  const { count } = useFormat()
  return (needs) =>
    needs
      .map(({ instrument, count: people }) => t('instrumentation.need', { shown: count(people), instrument }))
      .join(' · ')
}
