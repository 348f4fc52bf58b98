import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FinishStart } from '@/redux/calendar/checkins'
import { useClock } from '@/views/calendar/time/useClock'
import { knownMembers } from './finishStart'

/** Where the marks come from that were known before, in words, by member. */
export function useKnownNotes({ checkins }: Pick<FinishStart, 'checkins'>): ReadonlyMap<string, string> {
  const { t } = useTranslation('checkin')
  const clock = useClock()
  return useMemo(() => {
    const notes = new Map<string, string>()
    for (const [id, { arrival, isAway, reason }] of knownMembers({ checkins })) {
      const said = isAway ? 'away' : 'no'
      if (arrival) notes.set(id, t(`finishStart.${arrival.isLate ? 'late' : 'checkedIn'}`, { time: clock(arrival.at) }))
      else notes.set(id, reason === undefined ? t(`finishStart.${said}`) : t(`finishStart.${said}Because`, { reason }))
    }
    return notes
  }, [t, clock, checkins])
}
