import { CalendarDate } from '@contract/primitives'

/** The day at whose end the balance is shown; undefined for everything that is stored. */
export function readBalanceDay(search: URLSearchParams): string | undefined {
  return CalendarDate.safeParse(search.get('on') ?? '').data
}
