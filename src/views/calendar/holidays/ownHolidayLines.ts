import type { OwnHoliday } from '@contract/calendar/holidays'
import { OwnHoliday as OwnHolidaySchema } from '@contract/calendar/holidays'
import { openDateOrders, readDate, type DateOrder } from '@/@core/import/parsing/readDate'

/** A date of numbers, with a year. */
const DATE = /\d{1,4}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{1,4}/g

const usualOrder = (locale: string): DateOrder => {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(new Date(0)).map(({ type }) => type)
  if (parts.indexOf('year') < parts.indexOf('day')) return 'YMD'
  return parts.indexOf('month') < parts.indexOf('day') ? 'MDY' : 'DMY'
}

/** One a line: `Summer holidays 27/07/2026 – 10/09/2026`, as the person's region writes dates. */
export function writeOwnHolidays(own: readonly OwnHoliday[], locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' })
  const day = (date: string) => format.format(new Date(date))
  return own.map(({ name, from, to }) => `${name} ${from === to ? day(from) : `${day(from)} – ${day(to)}`}`).join('\n')
}

/** `error`: the first line that cannot be read. */
type ReadHolidays = { own: OwnHoliday[] } | { error: string }

/** Reads lines as typed or pasted, from a list or a spreadsheet: a name, the first day, and the last one where it is another. */
export function readOwnHolidays(text: string, locale: string): ReadHolidays {
  const lines = text.split('\n').map((line) => line.trim())
  const dates = lines.flatMap((line) => line.match(DATE) ?? []).map((date) => date.replaceAll(/\s/g, ''))
  const open = openDateOrders(dates)
  const usual = usualOrder(locale)
  const order = open.includes(usual) ? usual : (open[0] ?? usual)
  const own: OwnHoliday[] = []
  for (const line of lines.filter((one) => one !== '')) {
    const [from = '', to = from] = (line.match(DATE) ?? []).map(
      (date) => readDate(date.replaceAll(/\s/g, ''), order) ?? '',
    )
    const name = line
      .replaceAll(DATE, ' ')
      .replaceAll(/[\s,;:|–—-]+/g, (gap) => (gap.trim() === '-' && gap.length === 1 ? '-' : ' '))
      .trim()
    const read = OwnHolidaySchema.safeParse({ name, from, to })
    if (!read.success) return { error: line }
    own.push(read.data)
  }
  return { own }
}
