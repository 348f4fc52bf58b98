import { splitNumber, type DecimalSign } from './splitNumber'

/** How a person of the language writes numbers. */
export const decimalSignOf = (language: string): DecimalSign =>
  new Intl.NumberFormat(language).format(0.5).includes(',') ? ',' : '.'

const isBookkeepers = (text: string) => /[a-z]\.?$/i.test(text.trim()) && !/[A-Z]{3}$/.test(text.trim())

/**
 * A number as amounts are read: `2'400.-`, `2.400,50`, `1 234,5`, with a currency or without. `sign` decides where `1.234` could be either;
 * what fits only the other sign is read by that. Undefined for what is no number.
 */
export function readNumber(text: string, sign: DecimalSign): number | undefined {
  if (isBookkeepers(text)) return undefined
  const split = splitNumber(text, sign) ?? splitNumber(text, sign === ',' ? '.' : ',')
  return split ? Number(`${split.isNegative ? '-' : ''}${split.whole}.${split.fraction || '0'}`) : undefined
}
