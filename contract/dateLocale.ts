const baseOf = (language: string) => language.split('-')[0]?.toLowerCase() ?? ''

const known = new Map<string, string>()

/**
 * The locale for dates and times: the words of the language as they are put together in the region. Where Intl knows nothing of
 * the two together, as in most places: the day before the month, and 24 hours.
 */
export function dateLocaleOf(language: string, region: string): string {
  const wanted = `${baseOf(language)}-${region}`
  const found = known.get(wanted)
  if (found !== undefined) return found
  const isKnown = new Intl.DateTimeFormat(wanted).resolvedOptions().locale === wanted
  const locale = isKnown ? wanted : baseOf(language) === 'en' ? 'en-GB' : language
  known.set(wanted, locale)
  return locale
}
