/** File size in decimal units, as in file managers: 84 kB, 1.2 MB. */
export function sizeText(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return format.format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1_000))
}
