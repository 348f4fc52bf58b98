import type { Invoice } from './invoiceCalls'

const CENTS = 100

/** Dollars still to pay; below nothing where too much was paid. */
export function balanceOf({ balance }: Pick<Invoice, 'balance'>): number {
  return Number(String(balance).replace('$', ''))
}

/** Cents as the samples print what is open: `$120`, `-$120.50`, and 0 as a number. */
export function formatBalance(cents: number): Invoice['balance'] {
  if (cents === 0) return 0
  const dollars = Math.abs(cents) / CENTS
  return `${cents < 0 ? '-' : ''}$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`
}
