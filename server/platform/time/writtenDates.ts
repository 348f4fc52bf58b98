import type { Locale } from '@contract/locales'
import { dateLocaleOf } from '@contract/dateLocale'

/** Formats take long to make and are few: of a language, a region and a few styles. */
const made = new Map<string, Intl.DateTimeFormat>()

/** A format of dates in the words of the language, put together after the habits of the group's region, if it chose one. */
export function writtenDates(
  locale: Locale,
  region: string | null,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const language = region === null ? locale : dateLocaleOf(locale, region)
  const key = JSON.stringify([language, options])
  const known = made.get(key)
  if (known !== undefined) return known
  // Instants are converted to the wall clock before and formatted as UTC, so that this server's own zone table decides.
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  made.set(key, format)
  return format
}
