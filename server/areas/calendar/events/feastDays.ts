import { addDays, daysBetween } from '@contract/days'

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

/**
 * National days, and feasts that are kept there alone, by country (ISO 3166-1), as of 2026. Sources: AT Feiertagsruhegesetz § 7; BR Leis
 * 662/1949, 6.802/1980 and 14.759/2023, and the saints of June; CH Bundesverfassung Art. 110; DE Einigungsvertrag Art. 2; ES Real Decreto
 * 2001/1983 Art. 45; FR Code du travail L3133-1; IT Legge 260/1949; PT Código do Trabalho Art. 234, and the saints of June, whom towns
 * keep by its Art. 235; US 5 U.S.C. § 6103.
 */
const feastsOfCountries: Partial<Record<string, readonly string[]>> = {
  AT: ['10-26'],
  BR: ['04-21', '06-13', '06-24', '06-29', '09-07', '10-12', '11-15', '11-20'],
  CH: ['08-01'],
  DE: ['10-03'],
  ES: ['10-12', '12-06'],
  FR: ['05-08', '07-14', '11-11'],
  IT: ['04-25', '06-02'],
  PT: ['04-25', '06-10', '06-13', '06-24', '06-29', '10-05', '12-01'],
  US: ['07-04', '11-11'],
}

/** Carnival Monday and Tuesday, Ash Wednesday, Palm Sunday, Maundy Thursday to Easter Monday, Ascension, Pentecost with its Monday, Corpus Christi. */
const daysFromEaster = [-48, -47, -46, -7, -3, -2, -1, 0, 1, 39, 49, 50, 60]

/** Easter Sunday of the Gregorian calendar (Butcher's algorithm). */
function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leap = Math.floor(century / 4)
  const moon = (19 * golden + century - leap - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const sum = moon + weekday - 7 * late + 114
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`
}

/**
 * Where an event of a feast day goes that would otherwise fall on `target`: the same date, or the same day from Easter, whichever
 * year is nearest. Undefined: `day` is no feast.
 */
export function feastNear(day: string, target: string, country: string | undefined): string | undefined {
  const years = [-1, 0, 1].map((by) => Number(target.slice(0, 4)) + by)
  const nearest = (days: string[]) =>
    days.toSorted((a, b) => Math.abs(daysBetween(a, target)) - Math.abs(daysBetween(b, target)))[0]
  const date = day.slice(5)
  const own = (country !== undefined && feastsOfCountries[country]) || []
  // Labour Day can be Ascension: the date is what is kept.
  if ([...fixedFeasts, ...own].includes(date)) return nearest(years.map((year) => `${year}-${date}`))
  const fromEaster = daysBetween(easterOf(Number(day.slice(0, 4))), day)
  if (!daysFromEaster.includes(fromEaster)) return undefined
  return nearest(years.map((year) => addDays(easterOf(year), fromEaster)))
}
