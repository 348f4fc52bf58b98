import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createEventWhen, type EventWhen } from '@/i18n/eventWhen'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

/** When events are, in the person's language and the group's time zone. */
export function useEventWhen(): EventWhen {
  const { i18n } = useTranslation()
  const timeZone = useAppSelector(selectUser)?.group.timeZone ?? 'UTC'
  return useMemo(() => createEventWhen(i18n.language, timeZone), [i18n.language, timeZone])
}
