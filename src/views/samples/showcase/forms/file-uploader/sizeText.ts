const BYTES = 1000

/** `840 kB`, `1.2 MB`. */
export function sizeText(bytes: number, language: string): string {
  const isLarge = bytes >= BYTES * BYTES
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return format.format(isLarge ? bytes / BYTES / BYTES : Math.max(1, bytes / BYTES))
}
