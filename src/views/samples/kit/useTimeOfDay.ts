import { useMemo } from 'react'
import { useDateLocale } from '@/i18n/useDateLocale'
import { useGroupZone } from '@/shared/dates/useGroupZone'

/** An instant's time of day in the group's zone, where the day stands above it already. */
export function useTimeOfDay(): (instant: string) => string {
  const locale = useDateLocale()
  const timeZone = useGroupZone()
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
    return (instant) => time.format(new Date(instant))
  }, [locale, timeZone])
}
