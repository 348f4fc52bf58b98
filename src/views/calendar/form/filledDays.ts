import { dayCount, type EnteredValues } from './eventFormValues'

/** The indexes of the days of which something is said, as far as the event lasts. */
export function filledDays(values: EnteredValues): number[] {
  const count = dayCount(values)
  return (values.days ?? []).flatMap((day, index) =>
    index < count && Object.values(day).some((value) => value.trim() !== '') ? [index] : [],
  )
}
