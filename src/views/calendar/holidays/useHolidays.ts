import { useCallback, useMemo } from 'react'
import { useLanguage } from '@/i18n/useLanguage'
import { fetchHolidays } from '@/redux/calendar/holidays'
import { useQuery } from '@/redux/useQuery'

/** The names of the holidays of a day; none where they are not known (yet). */
export type HolidaysOn = (day: string) => readonly string[]

const YEARS_MAX = 3

/** The holidays from the first to the last day; of none while both are empty. They are a hint: that they did not load is not told. */
export function useHolidays(from: string, to: string): HolidaysOn {
  const locale = useLanguage()
  const query = useMemo(() => (from === '' || to < from ? null : { from, to, locale }), [from, to, locale])
  const { answer } = useQuery(fetchHolidays, query)
  return useCallback(
    (day) => (answer ?? []).filter((one) => one.from <= day && day <= one.to).map(({ name }) => name),
    [answer],
  )
}

/** The whole years of these days, so that one more day asks for nothing anew; the first three of them. */
export function yearsOf(days: readonly string[]): readonly [from: string, to: string] {
  const known = days.filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)).toSorted()
  const first = Number(known[0]?.slice(0, 4))
  const last = Number(known.at(-1)?.slice(0, 4))
  if (!(first >= 1900 && last < 2100)) return ['', '']
  return [`${first}-01-01`, `${Math.min(last, first + YEARS_MAX - 1)}-12-31`]
}
