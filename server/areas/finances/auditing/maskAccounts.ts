import { getCountrySpecifications } from 'ibantools'
import { readIban } from '@contract/finances/paying/iban'

const MASK = '…'
const COUNTRY_AND_DIGITS = /[A-Z]{2}\d{2}/gi
const specifications: Readonly<Record<string, { chars: number | null }>> = getCountrySpecifications()

/** End of the IBAN that starts here, of its country's length, separators not counted; undefined if it is none. */
function endOfIban(text: string, start: number): number | undefined {
  const chars = specifications[text.slice(start, start + 2).toUpperCase()]?.chars
  if (chars === null || chars === undefined) return undefined
  let [end, count] = [start, 0]
  for (; end < text.length && count < chars; end += 1) {
    const letter = text.charAt(end)
    if (/[0-9A-Za-z]/.test(letter)) count += 1
    else if (!/[\s.-]/.test(letter)) return undefined
  }
  const isWhole = count === chars && readIban(text.slice(start, end).replaceAll(/[^0-9A-Za-z]/g, '')) !== null
  return isWhole ? end : undefined
}

/** Masks each IBAN, with or without spaces, also within a longer word: its check digits identify it. */
export function maskAccounts(text: string): string {
  let shown = ''
  let from = 0
  for (const { index } of text.matchAll(COUNTRY_AND_DIGITS)) {
    const end = index < from ? undefined : endOfIban(text, index)
    if (end === undefined) continue
    shown += text.slice(from, index) + MASK
    from = end
  }
  return shown + text.slice(from)
}
