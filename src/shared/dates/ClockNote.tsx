import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { timeZonePlace } from '@/i18n/timeZones'
import { fetchClock } from '@/redux/group'
import { useQuery } from '@/redux/useQuery'
import { clockDifference } from './clockDifference'
import { useFormat } from './useFormat'

/**
 * Shows from when on this browser's clocks of the group's zone differ from the server's. `hasTable`: also shows the server's zone table.
 */
export function ClockNote({ hasTable = false }: { hasTable?: boolean }) {
  const { t } = useTranslation('shell')
  const { date } = useFormat()
  const { answer: clock } = useQuery(fetchClock, undefined)
  const differsFrom = useMemo(() => clock && clockDifference(clock), [clock])
  if (!clock) return null
  const from = differsFrom && date(differsFrom.toISOString().slice(0, 10))
  return (
    <>
      {hasTable && <p className="form-text">{t('clockTable', { table: clock.table })}</p>}
      {from !== undefined && (
        <p className="form-text" role="note">
          {t('clockDiffers', { zone: timeZonePlace(clock.timeZone), from })}
        </p>
      )}
    </>
  )
}
