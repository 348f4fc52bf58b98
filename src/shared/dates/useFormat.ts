import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createFormat, type Format } from '@/i18n/format'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

/** Dates and counts in the person's language and the group's time zone. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  const timeZone = useAppSelector(selectUser)?.group.timeZone ?? 'UTC'
  return useMemo(() => createFormat(i18n.language, timeZone), [i18n.language, timeZone])
}
