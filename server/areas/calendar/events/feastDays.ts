import { addDays, daysBetween } from '@contract/days'
import { easterOf } from '@contract/easter'

/** Feasts of one date, `MM-DD`, that Western groups play at wherever they are. */
const fixedFeasts = [
  '01-01',
  '01-06',
  '05-01',
  '08-15',
  '11-01',
  '11-02',
  '12-06',
  '12-08',
  '12-24',
  '12-25',
  '12-26',
  '12-31',
]

/** Saints of June, whom Brazil and Portugal keep (by towns: Código do Trabalho Art. 235) though they are no national holidays. */
const saintsOfJune = ['06-13', '06-24', '06-29']
const keptWithoutLaw: Partial<Record<string, readonly string[]>> = { BR: saintsOfJune, PT: saintsOfJune }

/** Carnival Monday and Tuesday, Ash Wednesday, Palm Sunday, Maundy Thursday to Easter Monday, Ascension, Pentecost with its Monday, Corpus Christi. */
const daysFromEaster = [-48, -47, -46, -7, -3, -2, -1, 0, 1, 39, 49, 50, 60]

/**
 * Where an event of a feast day goes that would otherwise fall on `target`: the same date, or the same day from Easter, whichever
 * year is nearest. `own`: dates of public holidays where the group is, `MM-DD`. Undefined: `day` is no feast.
 */
export function feastNear(
  day: string,
  target: string,
  country: string | undefined,
  own: readonly string[],
): string | undefined {
  const years = [-1, 0, 1].map((by) => Number(target.slice(0, 4)) + by)
  const nearest = (days: string[]) =>
    days.toSorted((a, b) => Math.abs(daysBetween(a, target)) - Math.abs(daysBetween(b, target)))[0]
  const date = day.slice(5)
  const kept = (country !== undefined && keptWithoutLaw[country]) || []
  // Labour Day can be Ascension: the date is what is kept.
  if ([...fixedFeasts, ...kept, ...own].includes(date)) return nearest(years.map((year) => `${year}-${date}`))
  const fromEaster = daysBetween(easterOf(Number(day.slice(0, 4))), day)
  if (!daysFromEaster.includes(fromEaster)) return undefined
  return nearest(years.map((year) => addDays(easterOf(year), fromEaster)))
}
