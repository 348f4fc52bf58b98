import type { Invoice } from './invoiceCalls'

/** Dollars still to pay; below nothing where too much was paid. */
export function balanceOf({ balance }: Pick<Invoice, 'balance'>): number {
  return Number(String(balance).replace('$', ''))
}

/** The same as the samples print it. */
export function formatBalance(dollars: number): Invoice['balance'] {
  if (dollars === 0) return 0
  return dollars < 0 ? `-$${-dollars}` : `$${dollars}`
}
