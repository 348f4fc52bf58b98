import { useTranslation } from 'react-i18next'
import { createFormat, type Format } from '@/i18n/format'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

/** By language and zone. The formats of Intl in them are slow to make, and a screen has many parts that ask. */
const formats = new Map<string, Format>()

/** Dates and counts in the person's language and the group's time zone. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  const timeZone = useAppSelector(selectUser)?.group.timeZone ?? 'UTC'
  const key = `${i18n.language} ${timeZone}`
  const format = formats.get(key) ?? createFormat(i18n.language, timeZone)
  formats.set(key, format)
  return format
}
