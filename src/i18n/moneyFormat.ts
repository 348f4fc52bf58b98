import { toDecimal } from './toDecimal'

/** The true minus sign: as wide as a digit, and read out as "minus". */
const MINUS = '−'

export const withMinus = (text: string) => text.replace('-', MINUS)

/** `R$ 1.234,56`, with as many digits as are said after the decimal sign; negative with a minus sign in front. */
export function moneyFormat(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...fractions })
}

/** For screens that only tell amounts, and bring none of what reads typed ones (money.ts). */
export function createAmountFormat(locale: string, currency: string, digits: number): (amount: number) => string {
  const full = moneyFormat(locale, currency, digits)
  return (amount) => withMinus(full.format(toDecimal(amount, digits)))
}
