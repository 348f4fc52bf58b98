import type { Gift, Giver } from '@contract/finances/donations/donations'

/** Donations without a receipt. */
export const openGifts = ({ gifts }: Pick<Giver, 'gifts'>): Gift[] =>
  gifts.filter(({ receiptId }) => receiptId === undefined)

export const amountOf = (gifts: readonly Gift[]): number => gifts.reduce((sum, { amount }) => sum + amount, 0)
