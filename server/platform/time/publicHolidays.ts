import type Holidays from 'date-holidays'
import type { HolidaysTypes } from 'date-holidays'
import type { Locale } from '@contract/locales'
import { addDays } from '@contract/days'
import type { Holiday } from '@contract/calendar/holidays'

/** Whose holidays. */
export interface Land {
  country: string
  state?: string | undefined
}

/** Names of the library are by language alone. */
const languages = {
  en: 'en',
  'pt-BR': 'pt',
  'pt-PT': 'pt',
  de: 'de',
  'de-AT': 'de-at',
  'de-CH': 'de',
} as const satisfies Record<Locale, string>

/** Days that people are free, or that banks and offices close, as Brazil's Carnival. */
const kept: readonly HolidaysTypes.HolidayType[] = ['public', 'bank']

const DAY_MS = 86_400_000

/**
 * National holidays that date-holidays 3.37.0 takes away from who names their state, as the rule of the state, which is over, replaces
 * that of the country (findings/holiday-lost-in-the-state.sh). Brazil: Lei 14.759/2023, Art. 1, in force since.
 */
const lostInStates: Partial<Record<string, { date: string; since: number }>> = { BR: { date: '11-20', since: 2024 } }

let library: typeof Holidays | undefined

/** It is 2 MB of tables: read when they are first asked for. */
async function load(): Promise<typeof Holidays> {
  return (library ??= (await import('date-holidays')).default)
}

function daysOf(calendar: Holidays, year: number, locale: Locale): Holiday[] {
  return calendar.getHolidays(year, languages[locale]).flatMap(({ type, date, name, start, end }) => {
    if (!kept.includes(type)) return []
    const from = date.slice(0, 10)
    const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS))
    return [{ name, from, to: addDays(from, days - 1), kind: 'public' as const }]
  })
}

const cache = new Map<string, Holiday[]>()
const CACHED_MAX = 500

/** The public holidays of a year, by day; none of a country that the library does not know. */
export async function publicHolidays(
  { country, state }: Land,
  year: number,
  locale: Locale,
): Promise<readonly Holiday[]> {
  const key = [country, state, year, locale].join(' ')
  const known = cache.get(key)
  if (known) return known
  const Library = await load()
  const ofCountry = new Library(country)
  const isState = state !== undefined && ofCountry.getStates(country)?.[state] !== undefined
  const found = daysOf(isState ? new Library(country, state) : ofCountry, year, locale)
  const lost = lostInStates[country]
  const day = `${year}-${lost?.date}`
  if (isState && lost && year >= lost.since && found.every(({ from }) => from !== day))
    found.push(...daysOf(ofCountry, year, locale).filter(({ from }) => from === day))
  const unique = new Map(found.map((holiday) => [`${holiday.from} ${holiday.name}`, holiday]))
  const all = [...unique.values()].toSorted((a, b) => a.from.localeCompare(b.from) || a.name.localeCompare(b.name))
  if (cache.size >= CACHED_MAX) cache.clear()
  cache.set(key, all)
  return all
}

/**
 * The dates, `MM-DD`, on which a public holiday is whatever the year: those that come twice in the years, as no movable one does in a few
 * years running. On a Sunday some are kept on another day.
 */
export async function fixedHolidays(land: Land, years: readonly number[]): Promise<string[]> {
  const found = await Promise.all(years.map((year) => publicHolidays(land, year, 'en')))
  const counts = new Map<string, number>()
  for (const holidays of found)
    for (const date of new Set(holidays.map(({ from }) => from.slice(5)))) counts.set(date, (counts.get(date) ?? 0) + 1)
  return [...counts].flatMap(([date, count]) => (count > 1 ? date : []))
}

const toPlaces = (names: Record<string, string> | undefined, locale: Locale) =>
  Object.entries(names ?? {})
    .map(([code, name]) => ({ code, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))

/** Countries of which public holidays are known, in the person's language. */
export async function holidayCountries(locale: Locale) {
  const Library = await load()
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const codes = Object.keys(new Library().getCountries()).filter((code) => /^[A-Z]{2}$/.test(code))
  return toPlaces(Object.fromEntries(codes.map((code) => [code, names.of(code) ?? code])), locale)
}

/** Its states, cantons or provinces, as far as they have holidays of their own. */
export async function holidayStates(country: string, locale: Locale) {
  const Library = await load()
  return toPlaces(new Library().getStates(country, languages[locale]), locale)
}
