export interface Span {
  start: string
  end: string
  allDay: boolean
}

/** Whether the text is a day for an all-day event, or an instant otherwise. True for anything but a text: another rule reports that. */
export function matchesAllDay(when: string, allDay: boolean): boolean {
  return typeof when !== 'string' || (when.length === 10) === allDay
}

/** NaN for a text without a zone, which Date.parse would read in the machine's own. */
function timeOf(when: unknown): number {
  return typeof when === 'string' && (when.length === 10 || when.endsWith('Z')) ? Date.parse(when) : NaN
}

/** Instants may carry fractions of a second: compared as times, not as text. */
export function endsAfterStart({ start, end }: Span): boolean {
  const [from, to] = [timeOf(start), timeOf(end)]
  return Number.isNaN(from) || Number.isNaN(to) || from < to
}

/** Longer is a typing error; and each look at a month has to search this far back for events that still go on. */
export const EVENT_DAYS_MAX = 366

export function isWithinMaxLength({ start, end }: Span): boolean {
  const lengthMs = timeOf(end) - timeOf(start)
  return Number.isNaN(lengthMs) || lengthMs <= EVENT_DAYS_MAX * 86_400_000
}

/** Whether the event is long enough for each of its days: of whole days exactly; of hours, in some time zone. */
export function hasListedDays({
  start,
  end,
  allDay,
  extendedProps,
}: Span & { extendedProps?: { days?: { day: number }[] | undefined } }): boolean {
  const days = extendedProps?.days
  if (!Array.isArray(days)) return true
  const lengthMs = timeOf(end) - timeOf(start)
  const longest = allDay ? lengthMs - 1 : lengthMs + 86_400_000
  return days.every((one) => typeof one?.day !== 'number' || Number.isNaN(longest) || one.day * 86_400_000 <= longest)
}
