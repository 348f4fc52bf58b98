import { foldWords } from '@/@core/components/foldText'

/** Signs that stand for one currency; `$` and `¥` stand for several. */
const signs: Readonly<Record<string, string>> = {
  r$: 'BRL',
  us$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  euro: 'EUR',
  euros: 'EUR',
}

/** `Credit in CHF`, `Saldo do Dia(R$)`, `Amount (EUR)`, `Débit euros`: a unit at the end of a heading. */
const unit = /[\s([]+(?:in\s+)?(R\$|US\$|[€£$¥]|euros?|[A-Z]{3})\s*[)\]]?\s*$/i

let codes: ReadonlySet<string> | undefined

/** Of ISO 4217, in capitals. */
export function isCurrencyCode(text: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency'))
  return codes.has(text)
}

interface ColumnHeading {
  /** Folded, as written and, where it ends with a unit, without that. */
  names: readonly string[]
  /** ISO 4217, where the heading names a currency. */
  currency?: string
}

/** The heading of a column, taken apart into its words and the currency of its amounts. */
export function columnHeading(text: string): ColumnHeading {
  const whole = foldWords(text)
  const [found, sign = ''] = unit.exec(text) ?? []
  if (found === undefined) return { names: [whole] }
  const currency = signs[sign.toLowerCase()] ?? (isCurrencyCode(sign) ? sign : undefined)
  if (currency === undefined && !/[$¥]/.test(sign)) return { names: [whole] }
  const bare = foldWords(text.slice(0, -found.length))
  return { names: [whole, bare], ...(currency !== undefined && { currency }) }
}
