/** Countries with typical users and differing formats; others can choose a neighbour with the same formats. */
const REGIONS =
  'AO AR AT AU BE BR CA CH CL CO CV CZ DE DK ES FI FR GB HU IE IN IT JP LU MX MZ NL NO NZ PL PT PY SE US UY ZA'

/** What a region is called in the language. */
export function regionName(language: string, region: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(region) ?? region
}

/** By name; `stored` is among them, whatever it is. */
export function regionOptions(language: string, stored?: string): { value: string; label: string }[] {
  const known = REGIONS.split(' ')
  const all = stored === undefined || known.includes(stored) ? known : [...known, stored]
  return all
    .map((value) => ({ value, label: regionName(language, value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}
