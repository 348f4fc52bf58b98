import { createEventWhen, type EventWhen } from '@/i18n/eventWhen'
import { useDateLocale } from '@/i18n/useDateLocale'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

/** Cached by locale and zone, as in useFormat: each line of a list of events uses it. */
const known = new Map<string, EventWhen>()

/** When events are, in the person's language, as in their region, and in the group's time zone. */
export function useEventWhen(): EventWhen {
  const locale = useDateLocale()
  const timeZone = useAppSelector(selectUser)?.group.timeZone ?? 'UTC'
  const key = `${locale} ${timeZone}`
  const when = known.get(key) ?? createEventWhen(locale, timeZone)
  known.set(key, when)
  return when
}
