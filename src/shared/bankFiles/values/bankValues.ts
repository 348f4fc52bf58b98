import { AMOUNT_MAX } from '@contract/finances'
import { cleanCell } from '@/@core/import/parsing/cleanCell'
import type { BankFileErrors } from './bankFileError'

/** After the day only the end, a time or a zone may follow: with any other digit or letter it is unknown which of them are the day. */
const DAY = /^(\d{4})(-?)(\d{2})\2(\d{2})(?=$|[\sTZ[.+]|-\d{2}:?\d{2}|(?:\d{2}){1,3}(?!\d))/

/** `YYYY-MM-DD` of a text that begins with a day, with dashes or without; undefined for no day of the calendar. A time of day is left. */
export function dayOf(text: string): string | undefined {
  const [, year = '', , month = '', day = ''] = DAY.exec(text.trim()) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = year > '1900' && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return exists ? `${year}-${month}-${day}` : undefined
}

const NUMBER = /^([+-]?)(\d*)(?:[.,](\d*))?$/
/** Against the formats, but clear: both signs at once, of which the last begins the fraction. */
const GROUPED = /^([+-]?)(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)([.,])(\d*)$/

/**
 * A number of the formats of banks, which has no thousands signs, in minor units of a currency of `digits` decimals. Counted in digits,
 * never in fractions of the computer. What cannot be is added to the errors.
 */
export function minorUnits(text: string, digits: number, line: number, errors: BankFileErrors): number | undefined {
  const trimmed = text.trim()
  const [, groupedSign, grouped = '', point, cents = ''] = GROUPED.exec(trimmed) ?? []
  const isGrouped = point !== undefined && !grouped.includes(point)
  const [, plainSign = '', plainWhole = '', plainFraction = ''] = isGrouped ? [] : (NUMBER.exec(trimmed) ?? [])
  const whole = isGrouped ? grouped.replace(/[.,]/g, '') : plainWhole
  const fraction = (isGrouped ? cents : plainFraction).replace(/0+$/, '')
  if (whole === '' && plainFraction === '') {
    errors.add(line, 'amount', trimmed)
    return undefined
  }
  if (fraction.length > digits) {
    errors.add(line, 'decimals', trimmed)
    return undefined
  }
  const amount = Number(whole + fraction.padEnd(digits, '0'))
  if (amount > AMOUNT_MAX) {
    errors.add(line, 'big', trimmed)
    return undefined
  }
  const isNegative = (isGrouped ? groupedSign : plainSign) === '-'
  return isNegative && amount !== 0 ? -amount : amount
}

/** In one line and no longer than `max` UTF-16 units, where it ends with `…`. */
export function shortText(text: string, max: number): string {
  const clean = cleanCell(text).replace(/ {2,}/g, ' ')
  if (clean.length <= max) return clean
  // Removes half of a surrogate pair.
  return `${clean
    .slice(0, max - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`
}

/** Placeholders of the formats for "none", or "see another field". */
const nothing = /^(not ?provided|[ekp]ref\+?|nonref|none|n\/?a|null|unknown|0+|-+)?$/i

/** A reference or an id; undefined for a placeholder. */
export function referenceOf(text: string | undefined): string | undefined {
  const clean = shortText(text ?? '', 140)
  return nothing.test(clean) ? undefined : clean
}

const CURRENCY = /^[A-Z]{3}$/

export function currencyOf(text: string | undefined, line: number, errors: BankFileErrors): string | undefined {
  const code = text?.trim().toUpperCase()
  if (code === undefined || code === '') return undefined
  if (CURRENCY.test(code)) return code
  errors.add(line, 'currency', code)
  return undefined
}
