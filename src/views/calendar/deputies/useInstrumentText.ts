import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayedInstrument } from '@contract/calendar/deputyPool'
import { useFormat } from '@/shared/dates/useFormat'

/** `Horn 2 (level 4)`. */
export function useInstrumentText() {
  const { t } = useTranslation('deputies')
  const { count } = useFormat()
  return useCallback(
    ({ instrument, part, level }: PlayedInstrument): string => {
      const played = [instrument, part !== undefined && count(part)].filter(Boolean).join(' ')
      return level === undefined ? played : t('withLevel', { played, level: count(level) })
    },
    [t, count],
  )
}
