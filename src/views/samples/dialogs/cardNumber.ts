export const CARD_DIGITS = 16

const digitsIn = (text: string) => text.replaceAll(/\D/g, '')

/** In fours, as it stands on the card. */
export function groupedNumber(typed: string): string {
  return digitsIn(typed)
    .slice(0, CARD_DIGITS)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** `MM/YY` while it is typed. */
export function groupedExpiry(typed: string): string {
  const digits = digitsIn(typed).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** Sixteen digits of which the last proves the others (ISO/IEC 7812-1, annex B: the Luhn formula). */
export function isCardNumber(typed: string): boolean {
  const digits = digitsIn(typed)
  if (digits.length !== CARD_DIGITS) return false
  const sum = [...digits.matchAll(/\d/g)].reduce((total, [digit], index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** Whether the card is good in that month: it is, up to the last day of its own. */
export function isValidExpiry(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? []
  if (month === undefined || year === undefined) return false
  return 12 * (2000 + Number(year)) + Number(month) - 1 >= 12 * now.getFullYear() + now.getMonth()
}

export function brandOf(typed: string): 'Visa' | 'Mastercard' | undefined {
  if (typed.startsWith('4')) return 'Visa'
  const start = Number(digitsIn(typed).slice(0, 4))
  return (start >= 5100 && start < 5600) || (start >= 2221 && start <= 2720) ? 'Mastercard' : undefined
}
