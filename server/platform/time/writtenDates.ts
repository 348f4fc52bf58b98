import type { Locale } from '@contract/locales'
import { dateLocaleOf } from '@contract/dateLocale'

/** A format of dates in the words of the language, put together after the habits of the group's region, if it chose one. */
export function writtenDates(
  locale: Locale,
  region: string | null,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  // Instants are converted to the wall clock before and formatted as UTC, so that this server's own zone table decides.
  return new Intl.DateTimeFormat(region === null ? locale : dateLocaleOf(locale, region), {
    ...options,
    timeZone: 'UTC',
  })
}
