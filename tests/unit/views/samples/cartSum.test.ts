import { expect, it } from 'vitest'
import { sumCart } from '@/views/samples/shop/cartSum'
import type { CartProduct } from '@/views/samples/shop/product'

const line = (changes: Partial<CartProduct>): CartProduct => ({
  id: 1,
  name: 'Baton',
  slug: 'baton-1',
  description: '',
  brand: 'Arvo',
  price: 10.5,
  image: '',
  hasFreeShipping: true,
  rating: 3,
  qty: 1,
  shippingDate: '2026-11-24',
  offers: 1,
  discountPercentage: 0,
  ...changes,
})

it('counts quantities, takes discounts off, and adds shipping where it is not free', () => {
  const lines = [line({ qty: 3, discountPercentage: 10 }), line({ price: 20, hasFreeShipping: false })]
  expect(sumCart(lines)).toEqual({ goods: 51.5, discount: 3.15, shipping: 6, total: 54.35 })
})

it('adds up to the cent', () => {
  const lines = Array.from({ length: 7 }, () => line({ price: 0.1, discountPercentage: 7 }))
  const { goods, discount, total } = sumCart(lines)
  expect(goods).toBe(0.7)
  expect(Math.round((goods - discount) * 100) / 100).toBe(total)
  expect(sumCart([])).toEqual({ goods: 0, discount: 0, shipping: 0, total: 0 })
})
