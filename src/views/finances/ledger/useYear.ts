import { useSearchParams } from 'react-router-dom'
import { useTidyUrl } from '@/@core/hooks/useTidyUrl'
import { seasonSpan } from '@/shared/dates/seasonSpan'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'

interface Year {
  /** The calendar year in which it begins, `YYYY`. */
  year: string
  thisYear: string
  /** First and last day, `YYYY-MM-DD`. */
  from: string
  to: string
  /** The display name of a year. */
  nameOf: (year: string) => string
  choose: (year: string) => void
}

/** `2026`, or `2026/27` if it ends in the next calendar year. */
export const yearName = (year: string, firstMonth: number) =>
  firstMonth === 1 ? year : `${year}/${String((Number(year) + 1) % 100).padStart(2, '0')}`

/** The year in the URL, else the current one. It begins with that month, else with the first one of the group's season. */
export function useYear(month?: number): Year {
  const seasonMonth = useSeasonMonth()
  const firstMonth = month ?? seasonMonth
  const thisYear = seasonSpan(useToday(), firstMonth).from.slice(0, 4)
  const [searchParams, setSearchParams] = useSearchParams()
  const named = searchParams.get('year') ?? ''
  // The previous year must be valid for the opening balance, and the next one, in which it may end.
  const isYear = /^\d{4}$/.test(named) && Number(named) > 1 && named < '9999'
  const year = isYear ? named : thisYear
  useTidyUrl({ year: isYear ? named : undefined })
  return {
    year,
    thisYear,
    ...seasonSpan(`${year}-12-31`, firstMonth),
    nameOf: (any) => yearName(any, firstMonth),
    choose: (next) => setSearchParams(next === thisYear ? {} : { year: next }),
  }
}
