import { createFormat, type Format } from '@/i18n/format'
import { useDateLocale } from '@/i18n/useDateLocale'
import { useLanguage } from '@/i18n/useLanguage'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

/** Cached by language, date locale and zone: Intl formats are slow to create, and many parts of a screen use them. */
const formats = new Map<string, Format>()

/** Dates and counts in the person's language, as in their region, and in the group's time zone. */
export function useFormat(): Format {
  const language = useLanguage()
  const timeZone = useAppSelector(selectUser)?.group.timeZone ?? 'UTC'
  const locale = useDateLocale()
  const key = `${language} ${locale} ${timeZone}`
  const format = formats.get(key) ?? createFormat(locale, timeZone, language)
  formats.set(key, format)
  return format
}
