import type { CartProduct } from './product'

const CENTS = 100
/** Dollars, for each product that is not sent free. */
export const SHIPPING = 6

export interface CartSum {
  goods: number
  discount: number
  shipping: number
  total: number
}

const rounded = (amount: number) => Math.round(amount * CENTS) / CENTS

/** Dollars, rounded a line at a time, so that what is shown adds up. */
export function sumCart(lines: readonly CartProduct[]): CartSum {
  let [goods, discount, shipping] = [0, 0, 0]
  for (const { price, qty, discountPercentage, hasFreeShipping } of lines) {
    goods += rounded(price * qty)
    discount += rounded((price * qty * discountPercentage) / 100)
    if (!hasFreeShipping) shipping += SHIPPING
  }
  return {
    goods: rounded(goods),
    discount: rounded(discount),
    shipping,
    total: rounded(goods - discount + shipping),
  }
}
