/** Two days `YYYY-MM-DD`; one that is not known (yet) is empty. */
export type Span = readonly [from: string, to: string]

const DAY_MS = 86_400_000

/** Days from one to the other, both counted; below 1 where the end comes first, undefined where one of them is not there. */
export function daysBetween(from: string, to: string): number | undefined {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  return Number.isNaN(start) || Number.isNaN(end) ? undefined : Math.round((end - start) / DAY_MS) + 1
}

/** The time of day so many minutes after `HH:MM`; undefined where that is none. */
export function timeAfter(start: string, minutes: number): { time: string; isNextDay: boolean } | undefined {
  const [hour, minute] = start.split(':').map(Number)
  if (hour === undefined || minute === undefined || start === '') return undefined
  const all = hour * 60 + minute + minutes
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return { time: `${twoDigits(Math.floor(all / 60) % 24)}:${twoDigits(all % 60)}`, isNextDay: all >= 24 * 60 }
}

/** `HH:MM` as the person's region writes it. */
export function timeText(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`2026-01-01T${time}Z`),
  )
}
