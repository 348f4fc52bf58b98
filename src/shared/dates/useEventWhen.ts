import { useMemo } from 'react'
import { createEventWhen, type EventWhen } from '@/i18n/eventWhen'
import { useDateLocale } from '@/i18n/useDateLocale'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

/** When events are, in the person's language, as in their region, and in the group's time zone. */
export function useEventWhen(): EventWhen {
  const locale = useDateLocale()
  const timeZone = useAppSelector(selectUser)?.group.timeZone ?? 'UTC'
  return useMemo(() => createEventWhen(locale, timeZone), [locale, timeZone])
}
