import { parseAmount } from '@/i18n/parseAmount'
import { toDecimal } from '@/i18n/toDecimal'

const DIGITS = 2
/** Ten million, in hundredths. */
export const NUMBER_MAX = 1_000_000_000
/** All of it, in hundredths of a per cent. */
export const RATE_MAX = 10_000

/** How numbers with two decimals are typed in a language: prices, quantities, rates. All of them count in hundredths. */
export interface HundredthsFormat {
  /** Null where it is no such number, or could be two (`1.250`). */
  parse: (text: string, max?: number) => number | null
  /** As it is typed, without decimals that say nothing: `1,5`. */
  text: (hundredths: number) => string
  /** As money is typed: `1.250,00`. */
  price: (cents: number) => string
}

export function hundredthsFormat(language: string): HundredthsFormat {
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: DIGITS, useGrouping: false })
  const price = new Intl.NumberFormat(language, { minimumFractionDigits: DIGITS, maximumFractionDigits: DIGITS })
  const decimalSign = plain.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return {
    parse: (text, max = NUMBER_MAX) => {
      const read = parseAmount(text, { digits: DIGITS, decimalSign, max })
      if (read.kind === 'amount') return read.amount
      return read.kind === 'error' && read.error === 'zero' ? 0 : null
    },
    text: (hundredths) => plain.format(toDecimal(hundredths, DIGITS)),
    price: (cents) => price.format(toDecimal(cents, DIGITS)),
  }
}
