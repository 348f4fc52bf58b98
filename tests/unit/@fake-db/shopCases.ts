import { expect } from 'vitest'
import type { CartItem, CartProduct, Product, WishlistItem } from '@/@fake-db/shop'
import type { SampleCase, Send } from './sampleCase'

const LIST = 'GET /apps/ecommerce/products'
const ONE = 'GET /apps/ecommerce/products/:id'

interface ProductList {
  products: Product[]
  total: number
  userWishlist: WishlistItem[]
  userCart: CartItem[]
}
interface Detail extends Product {
  isInWishlist: boolean
  isInCart: boolean
  colorOptions: string[]
}

const list = async (send: Send, params?: object) =>
  (await send.get<ProductList>('/apps/ecommerce/products', params)).data
const detail = async (send: Send, id: number | string) =>
  (await send.get<{ product: Detail }>(`/apps/ecommerce/products/${id}`)).data.product
const cart = async (send: Send) => (await send.get<{ products: CartProduct[] }>('/apps/ecommerce/cart')).data.products
const wishlist = async (send: Send) =>
  (await send.get<{ products: Product[] }>('/apps/ecommerce/wishlist')).data.products
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
const down = Array.from({ length: 27 }, (_, index) => 27 - index)

const isSorted = (sortBy: string): SampleCase => [
  LIST,
  `sortBy ${sortBy} is by id, downwards`,
  async (send) => expect(ids((await list(send, { sortBy, perPage: 27 })).products)).toEqual(down),
]

const isAddedTo = (place: 'cart' | 'wishlist'): SampleCase[] => [
  [
    `POST /apps/ecommerce/${place}`,
    '201; the new id is the last one and one more',
    async (send) => {
      const items = async () => {
        const { userCart, userWishlist } = await list(send)
        return place === 'cart' ? userCart : userWishlist
      }
      const before = await items()
      const last = before.at(-1)?.id ?? 0
      const { status, data } = await send.post(`/apps/ecommerce/${place}`, { productId: 1 })
      expect([status, data]).toEqual([201, undefined])
      const added = { id: last + 1, productId: 1, ...(place === 'cart' && { qty: 1 }) }
      expect(await items()).toEqual([...before, added])
      // A second press changes nothing.
      expect((await send.post(`/apps/ecommerce/${place}`, { productId: 1 })).status).toBe(201)
      expect(await items()).toHaveLength(before.length + 1)
      const shown = await detail(send, 1)
      expect(place === 'cart' ? shown.isInCart : shown.isInWishlist).toBe(true)
    },
  ],
  [
    `POST /apps/ecommerce/${place}`,
    'a 404 for a product that there is not, a 400 without one',
    async (send) => {
      expect((await send.post(`/apps/ecommerce/${place}`, { productId: 28 })).status).toBe(404)
      expect((await send.post(`/apps/ecommerce/${place}`, {})).status).toBe(400)
    },
  ],
  [
    `DELETE /apps/ecommerce/${place}/:productId`,
    'takes it out, once',
    async (send) => {
      await send.post(`/apps/ecommerce/${place}`, { productId: 2 })
      const url = `/apps/ecommerce/${place}/2`
      expect((await send.remove(url)).status).toBe(200)
      const left = place === 'cart' ? await cart(send) : await wishlist(send)
      expect(ids(left)).not.toContain(2)
      expect((await send.remove(url)).status).toBe(404)
    },
  ],
]

export const shopCases: SampleCase[] = [
  [
    LIST,
    'nine a page of 27, with 2 wishes and 5 in the cart',
    async (send) => {
      const { status, data } = await send.get<ProductList>('/apps/ecommerce/products')
      expect(status).toBe(200)
      expect(Object.keys(data).sort()).toEqual(['products', 'total', 'userCart', 'userWishlist'])
      expect([data.products.length, data.total]).toEqual([9, 27])
      expect([data.userWishlist.length, data.userCart.length]).toEqual([2, 5])
      for (const item of data.userWishlist) expect(Object.keys(item).sort()).toEqual(['id', 'productId'])
      for (const item of data.userCart) expect(Object.keys(item).sort()).toEqual(['id', 'productId', 'qty'])
      for (const product of (await list(send, { perPage: 27 })).products) {
        expect(product).toEqual({
          id: expect.any(Number),
          name: expect.any(String),
          slug: expect.any(String),
          description: expect.any(String),
          brand: expect.any(String),
          price: expect.any(Number),
          image: expect.any(String),
          hasFreeShipping: expect.any(Boolean),
          rating: expect.any(Number),
        })
        expect([1, 2, 3, 4, 5]).toContain(product.rating)
      }
    },
  ],
  [
    LIST,
    'page and perPage',
    async (send) => {
      expect(ids((await list(send, { page: 3 })).products)).toEqual(down.slice(18))
      expect(ids((await list(send, { page: 2, perPage: 5 })).products)).toEqual(down.slice(5, 10))
      expect(await list(send, { page: 4 })).toMatchObject({ products: [], total: 27 })
    },
  ],
  [
    LIST,
    'q finds the name, and nothing else',
    async (send) => {
      const { products, total } = await list(send, { q: 'BATON', perPage: 27 })
      expect(total).toBe(3)
      expect(products.every(({ name }) => /baton/i.test(name))).toBe(true)
      expect((await list(send, { q: products[0]?.brand })).total).toBe(0)
    },
  ],
  [
    LIST,
    'sortBy price-asc and price-desc',
    async (send) => {
      const prices = async (sortBy: string) =>
        (await list(send, { sortBy, perPage: 27 })).products.map(({ price }) => price)
      const up = await prices('price-asc')
      expect(up).toEqual(up.toSorted((a, b) => a - b))
      expect(await prices('price-desc')).toEqual(up.toReversed())
    },
  ],
  isSorted('featured'),
  isSorted('anything'),
  [
    ONE,
    'also whether it is wished for, or in the cart, and its colours',
    async (send) => {
      const { userWishlist, userCart } = await list(send)
      const wished = await detail(send, userWishlist[0]?.productId ?? 0)
      expect([wished.isInWishlist, wished.isInCart]).toEqual([true, false])
      const inCart = await detail(send, userCart[0]?.productId ?? 0)
      expect([inCart.isInWishlist, inCart.isInCart]).toEqual([false, true])
      expect(inCart.colorOptions).toEqual(['primary', 'success', 'warning', 'danger', 'info'])
      expect(await detail(send, inCart.slug)).toEqual(inCart)
    },
  ],
  [
    LIST,
    'narrowed by category, brands, price and stars, together with q',
    async (send) => {
      const names = async (params: object) =>
        (await list(send, { perPage: 27, ...params })).products.map(({ name }) => name)
      expect((await names({ category: 'conducting' })).every((name) => /baton|folder/.test(name))).toBe(true)
      expect(await names({ category: 'conducting', q: 'baton' })).toHaveLength(3)
      const { products } = await list(send, { perPage: 27, brand: 'Arvo,Vivo', priceMin: 20, priceMax: 40, rating: 4 })
      expect(products.length).toBeGreaterThan(0)
      for (const { brand, price, rating } of products) {
        expect(['Arvo', 'Vivo']).toContain(brand)
        expect(price).toBeGreaterThanOrEqual(20)
        expect(price).toBeLessThanOrEqual(40)
        expect(rating).toBeGreaterThanOrEqual(4)
      }
    },
  ],
  [
    LIST,
    'pictures that differ, and prices that such things have',
    async (send) => {
      const { products } = await list(send, { perPage: 27 })
      expect(new Set(products.map(({ image }) => image)).size).toBe(27)
      const priceOf = (sought: string) => products.find(({ name }) => name === sought)?.price ?? 0
      expect(priceOf('Studio rosin')).toBeLessThan(15)
      expect(priceOf('Concert music stand')).toBeGreaterThan(80)
    },
  ],
  [
    ONE,
    'pictures in each of its colours, what is left of it, and four that go with it',
    async (send) => {
      const { data } = await send.get<{
        product: { pictures: Record<string, string[]>; stock: number; related: Product[] } & Detail
      }>('/apps/ecommerce/products/9')
      const { pictures, colorOptions, related, stock, image } = data.product
      expect(Object.keys(pictures)).toEqual(colorOptions)
      expect(new Set(Object.values(pictures).flat()).size).toBe(15)
      expect(Object.values(pictures).flat()).toContain(image)
      expect(related.map(({ id }) => id)).not.toContain(9)
      expect([related.length, Number.isInteger(stock)]).toEqual([4, true])
    },
  ],
  [
    ONE,
    'a 404 without a body where there is none',
    async (send) => {
      for (const id of [0, 28, 'nothing-28', 'x']) {
        const { status, data } = await send.get(`/apps/ecommerce/products/${id}`)
        expect([status, data]).toEqual([404, undefined])
      }
    },
  ],
  [
    'GET /apps/ecommerce/wishlist',
    'the products wished for',
    async (send) => {
      const { userWishlist } = await list(send)
      const { status, data } = await send.get<{ products: Product[] }>('/apps/ecommerce/wishlist')
      expect(status).toBe(200)
      expect(ids(data.products)).toEqual(userWishlist.map(({ productId }) => productId))
    },
  ],
  [
    'GET /apps/ecommerce/wishlist',
    'in the order in which they were wished for, like the cart',
    async (send) => {
      for (const place of ['wishlist', 'cart']) await send.post(`/apps/ecommerce/${place}`, { productId: 1 })
      expect(ids(await wishlist(send)).at(-1)).toBe(1)
      expect(ids(await cart(send)).at(-1)).toBe(1)
    },
  ],
  [
    'GET /apps/ecommerce/cart',
    'the products in the cart: when they come, 1 to 4 offers, 3 to 20 per cent off, as drawn when they were put there',
    async (send) => {
      const { userCart } = await list(send)
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
      expect(ids(await cart(send))).toEqual(userCart.map(({ productId }) => productId))
      for (let time = 0; time < 40; time += 1) {
        await send.remove('/apps/ecommerce/cart/25')
        await send.post('/apps/ecommerce/cart', { productId: 25 })
        const products = await cart(send)
        // A price that moves while one looks at it would be no price.
        expect(await cart(send)).toEqual(products)
        for (const { qty, shippingDate, offers, discountPercentage } of products) {
          expect(qty).toBe(1)
          expect(shippingDate >= tomorrow).toBe(true)
          expect([1, 2, 3, 4]).toContain(offers)
          expect(discountPercentage).toBeGreaterThanOrEqual(3)
          expect(discountPercentage).toBeLessThanOrEqual(20)
          expect(Number.isInteger(discountPercentage)).toBe(true)
        }
      }
    },
  ],
  ...isAddedTo('cart'),
  ...isAddedTo('wishlist'),
]
