import { CalendarDate } from '@contract/primitives'
import { isShortYear } from '@/@core/hooks/unreadableInputs'

/** What is wrong with the day in a date field, as the word for validationErrorText. */
export function dayError(day: string): 'bad_date' | 'short_year' | undefined {
  if (!CalendarDate.safeParse(day).success) return 'bad_date'
  return isShortYear(day) ? 'short_year' : undefined
}
