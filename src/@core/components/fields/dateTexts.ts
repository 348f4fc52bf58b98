import { readDate, type DateOrder } from '@/@core/import/parsing/readDate'

const utcNoon = (day: string) => new Date(`${day}T12:00:00Z`)

const dayFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' })

/** `YYYY-MM-DD` as the region writes it, in figures; anything else is returned as it is. */
export function writeDay(day: string, locale: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? dayFormat(locale).format(utcNoon(day)) : day
}

/** The region's pattern: `dd/mm/yyyy`, with the language's own letters for day, month and year. */
export function dayPattern(locale: string, [day = 'd', month = 'm', year = 'y']: readonly string[]): string {
  const letters: Record<string, string> = { day: day.repeat(2), month: month.repeat(2), year: year.repeat(4) }
  return dayFormat(locale)
    .formatToParts(utcNoon('2026-12-31'))
    .map(({ type, value }) => letters[type] ?? value)
    .join('')
}

function orderOf(locale: string): DateOrder {
  const [first] = dayFormat(locale)
    .formatToParts(utcNoon('2026-12-31'))
    .filter(({ type }) => type !== 'literal')
  return first?.type === 'year' ? 'YMD' : first?.type === 'month' ? 'MDY' : 'DMY'
}

/**
 * The day (`YYYY-MM-DD`) that a typed text means in the region's order, whatever stands between its numbers; undefined where it is none.
 * A year of two digits, or none (it is `year` then), counts only once the text is finished: before, more may follow.
 */
export function readTypedDay(text: string, locale: string, finishedIn?: number): string | undefined {
  const order = orderOf(locale)
  if (/\p{L}{3}/u.test(text)) return readDate(text, order)
  const numbers = text.match(/\d+/g) ?? []
  const [only = ''] = numbers
  if (numbers.length === 1 && only.length === 8) return readDate(only, order) ?? readDate(only, 'YMD')
  const cut = numbers.length === 1 && /^(\d{4}|\d{6})$/.test(only) ? (only.match(/\d\d/g) ?? []) : numbers
  const isWhole = cut.length === 3 && cut.some((number) => number.length === 4)
  if (isWhole) return readDate(cut.join('-'), order)
  if (finishedIn === undefined) return undefined
  if (cut.length === 3) return readDate(cut.join('-'), order)
  if (cut.length !== 2) return undefined
  return readDate([finishedIn, ...(order === 'DMY' ? cut.toReversed() : cut)].join('-'), 'YMD')
}

/** `HH:MM` by the region's clock; anything else is returned as it is. */
export function writeTime(time: string, locale: string): string {
  if (!/^\d{2}:\d{2}$/.test(time)) return time
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`2026-01-01T${time}:00Z`),
  )
}

/**
 * The time of day (`HH:MM`) that a typed text means: 19:30, 19.30, 19h30, 7:30 pm; once it is finished also 19, 1930 and 7pm. Undefined
 * where it is none.
 */
export function readTypedTime(text: string, isFinished: boolean): string | undefined {
  const run = /^\s*(\d{1,2})(\d{2})\s*(?:([ap])\.?\s?m?\.?)?\s*$/iu.exec(text.replaceAll(/\s/gu, ' '))
  const [, hours = '', minutes, half] =
    (isFinished && run) ||
    (/^\s*(\d{1,2})(?:\s*[:.,h]\s*(\d{2})?)?\s*(?:([ap])\.?\s?m?\.?)?\s*$/iu.exec(text.replaceAll(/\s/gu, ' ')) ?? [])
  if (hours === '' || (!isFinished && minutes === undefined)) return undefined
  const typed = Number(hours)
  if (half !== undefined && (typed < 1 || typed > 12)) return undefined
  const hour = half === undefined ? typed : (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  if (hour > 23 || Number(minutes ?? 0) > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
}
