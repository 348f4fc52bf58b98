export interface Span {
  start: string
  end: string
  allDay: boolean
}

/** Days where the event is all day, instants where it is not. What is no text at all is another rule's to tell. */
export function matchesAllDay(when: string, allDay: boolean): boolean {
  return typeof when !== 'string' || (when.length === 10) === allDay
}

/** NaN for what names no zone: it would be read in that of the machine. */
function timeOf(when: unknown): number {
  return typeof when === 'string' && (when.length === 10 || when.endsWith('Z')) ? Date.parse(when) : NaN
}

/** Instants may carry fractions of a second: compared as times, not as text. */
export function endsAfterStart({ start, end }: Span): boolean {
  const [from, to] = [timeOf(start), timeOf(end)]
  return Number.isNaN(from) || Number.isNaN(to) || from < to
}

/** What lasts longer is a slip of the keyboard, and each look at a month would have to reach back for it. */
export const EVENT_DAYS_MAX = 366

export function isWithinMaxLength({ start, end }: Span): boolean {
  const lengthMs = timeOf(end) - timeOf(start)
  return Number.isNaN(lengthMs) || lengthMs <= EVENT_DAYS_MAX * 86_400_000
}
