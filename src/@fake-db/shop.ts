import * as z from 'zod/mini'
import type { Ask } from './ask'
import { holds, isWanted, nextId, pageOf } from './rows'
import { get, NOT_FOUND, post, remove, removeFrom, type SampleCall, type SampleReply } from './sampleCall'
import { productColours, productPictures, type ProductColour } from './productPictures'
import { pick, slugOf, strewn } from './words'

const PER_PAGE = 9
const DAY_MS = 86_400_000

export interface Product {
  id: number
  name: string
  slug: string
  description: string
  brand: string
  /** Dollars. */
  price: number
  image: string
  hasFreeShipping: boolean
  /** 1 to 5. */
  rating: number
}

const categories = ['strings', 'winds', 'conducting', 'accessories'] as const
type ProductCategory = (typeof categories)[number]

export interface WishlistItem {
  id: number
  productId: number
}

export interface CartItem extends WishlistItem {
  qty: number
}

/** What the cart says of each of its lines besides. */
interface CartTerms {
  /** YYYY-MM-DD. */
  shippingDate: string
  offers: number
  discountPercentage: number
}

export interface CartProduct extends Product, CartTerms {
  qty: number
}

const colorOptions = Object.keys(productColours) as ProductColour[]

const kinds: { name: string; category: ProductCategory; dollars: number }[] = [
  { name: 'Music stand', category: 'accessories', dollars: 46 },
  { name: 'Violin strings', category: 'strings', dollars: 38 },
  { name: 'Rosin', category: 'strings', dollars: 11 },
  { name: 'Clarinet reeds', category: 'winds', dollars: 26 },
  { name: 'Metronome', category: 'accessories', dollars: 34 },
  { name: 'Trumpet mute', category: 'winds', dollars: 42 },
  { name: 'Baton', category: 'conducting', dollars: 28 },
  { name: 'Tuner', category: 'accessories', dollars: 22 },
  { name: 'Score folder', category: 'conducting', dollars: 17 },
]
/** What is made for the stage costs more than what is made for a bag. */
const lines = [
  { name: 'Studio', worth: 1 },
  { name: 'Travel', worth: 0.8 },
  { name: 'Concert', worth: 2.4 },
]
const brands = ['Arvo', 'Calando', 'Ostinato', 'Pizzicata', 'Vivo']

const kindOf = ({ id }: Product) => pick(kinds, id - 1)
const colourOf = (index: number) => pick(colorOptions, index + Math.floor(index / kinds.length) * 2)

function productOf(index: number): Product {
  const kind = pick(kinds, index)
  const line = pick(lines, Math.floor(index / kinds.length))
  const name = `${line.name} ${kind.name.toLowerCase()}`
  const id = index + 1
  return {
    id,
    name,
    slug: `${slugOf(name)}-${id}`,
    description: `${name}, made for daily use. Packed in recycled paper and tried by players before it leaves the shop.`,
    brand: pick(brands, strewn(index, 0, 4)),
    price: Math.round(kind.dollars * line.worth) + 0.9,
    image: productPictures(index % kinds.length, colourOf(index))[0] ?? '',
    hasFreeShipping: index % 3 !== 1,
    rating: pick([4, 5, 3, 5, 4, 2], strewn(index, 0, 17)),
  }
}

/** Not in the specification: by category, brands, price and stars, as the shop's page narrows what is found. */
function isWithin(product: Product, ask: Ask): boolean {
  const { price, rating, brand } = product
  const brandsWanted = ask.list('brand')
  return (
    isWanted(ask.text('category'), kindOf(product).category) &&
    (brandsWanted === undefined || brandsWanted.length === 0 || brandsWanted.includes(brand)) &&
    price >= ask.number('priceMin', 0) &&
    price <= ask.number('priceMax', Number.POSITIVE_INFINITY) &&
    rating >= ask.number('rating', 0)
  )
}

/** Besides what is specified: how a product looks in each colour, what is left of it, and what goes with it. */
function moreOf(product: Product, products: readonly Product[]) {
  const index = product.id - 1
  const { category } = kindOf(product)
  const alike = products.filter((other) => other.id !== product.id && kindOf(other).category === category)
  const rest = products.filter((other) => other.id !== product.id && kindOf(other).category !== category)
  return {
    category,
    /** The one that the list shows. */
    color: colourOf(index),
    pictures: Object.fromEntries(colorOptions.map((color) => [color, productPictures(index % kinds.length, color)])),
    stock: pick([12, 3, 30, 0, 8, 24, 5], index),
    reviews: strewn(index + 2, 4, 96),
    related: [...alike, ...rest].slice(0, 4),
  }
}

/** By price where that is asked for; everything else, "featured" too, shows the newest first. */
function sorted(products: readonly Product[], sortBy: string): Product[] {
  if (sortBy === 'price-asc') return products.toSorted((a, b) => a.price - b.price)
  if (sortBy === 'price-desc') return products.toSorted((a, b) => b.price - a.price)
  return products.toSorted((a, b) => b.id - a.id)
}

const random = (min: number, max: number) => min + Math.floor(Math.random() * (max - min + 1))

function drawTerms(): CartTerms {
  const shippingDate = new Date(Date.now() + random(2, 9) * DAY_MS).toISOString().slice(0, 10)
  return { shippingDate, offers: random(1, 4), discountPercentage: random(3, 20) }
}

const Chosen = z.object({ productId: z.number() })

export function shopCalls(): SampleCall[] {
  const products = Array.from({ length: 27 }, (_, index) => productOf(index))
  const wishlist: WishlistItem[] = [7, 18].map((productId, index) => ({ id: index + 1, productId }))
  const cart: CartItem[] = [3, 8, 12, 20, 25].map((productId, index) => ({ id: index + 1, productId, qty: 1 }))

  // Drawn once: the cart would be dearer or cheaper each time one comes back to it.
  const terms = new Map(cart.map(({ id }) => [id, drawTerms()]))

  const isIn = (items: readonly WishlistItem[], product: Product) =>
    items.some(({ productId }) => productId === product.id)

  const productsOf = ({ productId }: WishlistItem) => products.filter(({ id }) => id === productId)

  function add<Item extends WishlistItem>(items: Item[], productId: number, make: (id: number) => Item): SampleReply {
    const product = products.find(({ id }) => id === productId)
    if (!product) return NOT_FOUND
    if (!isIn(items, product)) items.push(make(nextId(items)))
    return [201]
  }

  return [
    get('/apps/ecommerce/products', (ask) => {
      const found = products.filter((product) => holds(ask.text('q'), [product.name]) && isWithin(product, ask))
      const page = pageOf(sorted(found, ask.text('sortBy') ?? 'featured'), ask, PER_PAGE)
      return [200, { products: page, total: found.length, userWishlist: wishlist, userCart: cart }]
    }),
    // By its number or by its slug, which ends in the number.
    get('/apps/ecommerce/products/:id', ({ part }) => {
      const product = products.find(({ id, slug }) => part === String(id) || part === slug)
      if (!product) return NOT_FOUND
      const isInWishlist = isIn(wishlist, product)
      return [
        200,
        {
          product: {
            ...product,
            isInWishlist,
            isInCart: isIn(cart, product),
            colorOptions,
            ...moreOf(product, products),
          },
        },
      ]
    }),
    get('/apps/ecommerce/wishlist', () => [200, { products: wishlist.flatMap(productsOf) }]),
    get('/apps/ecommerce/cart', () => {
      const lines = cart.flatMap((item) =>
        productsOf(item).map((product) => ({ ...product, qty: item.qty, ...terms.get(item.id) })),
      )
      return [200, { products: lines }]
    }),
    post('/apps/ecommerce/cart', (ask) => {
      const { productId } = ask.body(Chosen)
      return add(cart, productId, (id) => {
        terms.set(id, drawTerms())
        return { id, productId, qty: 1 }
      })
    }),
    post('/apps/ecommerce/wishlist', (ask) => {
      const { productId } = ask.body(Chosen)
      return add(wishlist, productId, (id) => ({ id, productId }))
    }),
    remove('/apps/ecommerce/cart/:productId', ({ part }) =>
      removeFrom(cart, ({ productId }) => String(productId) === part),
    ),
    remove('/apps/ecommerce/wishlist/:productId', ({ part }) =>
      removeFrom(wishlist, ({ productId }) => String(productId) === part),
    ),
  ]
}
