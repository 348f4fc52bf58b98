import { useMemo } from 'react'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useDateLocale } from '@/i18n/useDateLocale'

/** The time of day of an instant in the group's zone: `19:24`. */
export function useClock(): (instant: string) => string {
  const locale = useDateLocale()
  const timeZone = useGroupZone()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone })
    return (instant: string) => format.format(new Date(instant))
  }, [locale, timeZone])
}
