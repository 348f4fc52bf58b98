import { once } from './format'
import { moneyFormat, withMinus } from './moneyFormat'
import { parseAmount, type ParsedAmount } from './parseAmount'
import { toDecimal } from './toDecimal'

/** How one person reads and types one group's money. Every amount is an integer of minor units (cents). */
export interface Money {
  /** Digits after the decimal sign. */
  digits: number
  /** `R$ 1.234,56`; negative with a minus sign in front. */
  format: (amount: number) => string
  /** The same as it is typed: `1.234,56`. */
  text: (amount: number) => string
  /** For files that machines read: `1234.56`. */
  decimal: (amount: number) => string
  /** Rounded and short, for the axis of a chart: `R$ 12 mil`. */
  short: (amount: number) => string
  /** The sign or word that stands beside a typed amount: `R$`. */
  symbol: string
  parse: (text: string, max: number) => ParsedAmount
}

/** `digits`: how many the currency has after its decimal sign (contract/minorUnits). */
export function createMoney(locale: string, currency: string, digits: number): Money {
  const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  // Only when an amount is shown: each format takes a browser tens of milliseconds on a slow processor.
  const full = once(() => moneyFormat(locale, currency, digits))
  const plain = once(() => new Intl.NumberFormat(locale, fractions))
  // Three figures: with two, as is usual, the steps of an axis from 27,500 to 38,500 would seem to differ.
  const rounded = { notation: 'compact', maximumSignificantDigits: 3 } as const
  const compact = once(() => new Intl.NumberFormat(locale, { style: 'currency', currency, ...rounded }))
  const decimalSign = once(() => partOf(new Intl.NumberFormat(locale), 'decimal', 0.5))
  const symbol = once(() => partOf(full(), 'currency', 1))
  // Switzerland writes EUR where a copied amount may have €.
  const sign = once(() =>
    partOf(
      new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
      'currency',
      1,
    ),
  )

  return {
    digits,
    format: (amount) => withMinus(full().format(toDecimal(amount, digits))),
    text: (amount) => withMinus(plain().format(toDecimal(amount, digits))),
    decimal: (amount) => toDecimal(amount, digits),
    short: (amount) => withMinus(compact().format(toDecimal(amount, digits))),
    get symbol() {
      return symbol()
    },
    parse: (text, max) =>
      parseAmount(withoutCurrency(text, [symbol(), sign(), currency]), { digits, decimalSign: decimalSign(), max }),
  }
}

function partOf(format: Intl.NumberFormat, type: Intl.NumberFormatPartTypes, value: number): string {
  return format.formatToParts(value).find((part) => part.type === type)?.value ?? ''
}

/** A copied `R$ 1.234,56` or `1.234,56 BRL` is an amount too. */
function withoutCurrency(text: string, names: readonly string[]): string {
  const typed = text.trim()
  const name = names.find(
    (known) => known !== '' && (typed.toUpperCase().startsWith(known.toUpperCase()) || hasAtEnd(typed, known)),
  )
  if (name === undefined) return typed
  return hasAtEnd(typed, name) ? typed.slice(0, -name.length).trim() : typed.slice(name.length).trim()
}

function hasAtEnd(text: string, name: string): boolean {
  return text.toUpperCase().endsWith(name.toUpperCase())
}
