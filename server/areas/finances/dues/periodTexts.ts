import { inGerman } from '@contract/germanLayers'
import type { Locale } from '@contract/locales'
import type { Period } from './feeAmounts'

interface PeriodWords {
  quarter: (number: number, year: string) => string
  half: (number: number, year: string) => string
  months: (first: string, last: string) => string
  joining: string
}

const portuguese: PeriodWords = {
  quarter: (number, year) => `${number}º trimestre de ${year}`,
  half: (number, year) => `${number}º semestre de ${year}`,
  months: (first, last) => `${first} a ${last}`,
  joining: 'Taxa de adesão',
}

const words: Record<Locale, PeriodWords> = {
  en: {
    quarter: (number, year) => `quarter ${number} of ${year}`,
    half: (number, year) => `${number === 1 ? 'first' : 'second'} half of ${year}`,
    months: (first, last) => `${first} to ${last}`,
    joining: 'Joining fee',
  },
  'pt-BR': portuguese,
  'pt-PT': { ...portuguese, joining: 'Joia' },
  ...inGerman((say) => ({
    quarter: (number, year) => say`${number}. Quartal ${year}`,
    half: (number, year) => say`${number}. Halbjahr ${year}`,
    months: (first, last) => say`${first} bis ${last}`,
    joining: say`Aufnahmegebühr`,
  })),
}

const dayIn = (month: string) => new Date(`${month}-01T00:00:00Z`)

/** A period in words: `March 2027`, `first half of 2027`, `2027`; `2026/27` or its months where it is not one of the calendar's. */
export function periodText({ start, end, length }: Period, locale: Locale): string {
  const { quarter, half, months } = words[locale]
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const [year = '', number = ''] = start.split('-')
  const at = Number(number) - 1
  if (length === 1) return format({ month: 'long', year: 'numeric' }).format(dayIn(start))
  if (length === 12) return at === 0 ? year : `${year}/${end.slice(2, 4)}`
  if (at % length === 0) return length === 3 ? quarter(at / 3 + 1, year) : half(at / 6 + 1, year)
  const withYear = format({ month: 'long', year: 'numeric' })
  const first = end.startsWith(year) ? format({ month: 'long' }) : withYear
  return months(first.format(dayIn(start)), withYear.format(dayIn(end)))
}

/** What the entry of a joining fee is called: `Joining fee · Adult`. */
export const joiningText = (className: string, locale: Locale): string => `${words[locale].joining} · ${className}`
