import { useSearchParams } from 'react-router-dom'
import { useToday } from '@/shared/dates/useToday'

interface Year {
  /** `YYYY` */
  year: string
  thisYear: string
  choose: (year: string) => void
}

/** The year that the URL names, else the present one. */
export function useYear(): Year {
  const thisYear = useToday().slice(0, 4)
  const [searchParams, setSearchParams] = useSearchParams()
  const named = searchParams.get('year') ?? ''
  // The year before it must be one too, for the balance with which it begins.
  const year = /^\d{4}$/.test(named) && Number(named) > 1 ? named : thisYear
  return { year, thisYear, choose: (next) => setSearchParams(next === thisYear ? {} : { year: next }) }
}
