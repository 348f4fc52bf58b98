/**
 * What a statement, a code or a reminder asks for, in minor units: what is owed less the credit that counts for it, and never less than
 * nothing. The one place that says so, whatever the money is asked by.
 */
export const amountToPay = ({ owed, credit }: { owed: number; credit: number }): number => Math.max(0, owed - credit)
