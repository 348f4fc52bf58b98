import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
export const SHOP_PER_PAGE = 9
/** Besides "featured", which needs no word in the URL. */
export const shopSorts = ['price-asc', 'price-desc'] as const
export const shopCategories = ['strings', 'winds', 'conducting', 'accessories'] as const
export const shopBrands = ['Arvo', 'Calando', 'Ostinato', 'Pizzicata', 'Vivo'] as const
/** In whole dollars, from the lower on; the upper is not in it. */
export const priceRanges = ['0-20', '20-40', '40-80', '80-'] as const
export const leastRatings = ['4', '3', '2'] as const
export const colors = ['primary', 'success', 'warning', 'danger', 'info'] as const

export type ProductColor = (typeof colors)[number]

const Product = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  /** Dollars. */
  price: z.number(),
  image: z.string(),
  hasFreeShipping: z.boolean(),
  /** 1 to 5. */
  rating: z.number(),
})
export type Product = z.infer<typeof Product>

const Chosen = z.array(z.object({ productId: z.number() }))

const Products = z.object({
  products: z.array(Product),
  total: z.number(),
  userWishlist: Chosen,
  userCart: Chosen,
})
export type Products = z.infer<typeof Products>

const ProductDetail = z.object({
  ...Product.shape,
  isInWishlist: z.boolean(),
  isInCart: z.boolean(),
  colorOptions: z.array(z.enum(colors)),
  category: z.enum(shopCategories),
  /** The one that the list shows. */
  color: z.enum(colors),
  /** By colour: from the front, from near, a pair. */
  pictures: z.record(z.enum(colors), z.array(z.string())),
  stock: z.number(),
  reviews: z.number(),
  related: z.array(Product),
})
export type ProductDetail = z.infer<typeof ProductDetail>

const CartProduct = z.object({
  ...Product.shape,
  qty: z.number(),
  /** YYYY-MM-DD. */
  shippingDate: z.string(),
  offers: z.number(),
  discountPercentage: z.number(),
})
export type CartProduct = z.infer<typeof CartProduct>

export const fetchProducts = (query: string): Promise<Products> =>
  sampleRequest(Products, { url: `/apps/ecommerce/products?${query}` })

/** The one of this number or slug; where the address names none, the newest of the shop. */
export const fetchProduct = async (named: string | null): Promise<ProductDetail> => {
  const id = named ?? String((await fetchProducts('perPage=1')).products[0]?.id)
  const url = `/apps/ecommerce/products/${encodeURIComponent(id)}`
  const { product } = await sampleRequest(z.object({ product: ProductDetail }), { url })
  return product
}

export const fetchWishlist = async (): Promise<Product[]> => {
  const { products } = await sampleRequest(z.object({ products: z.array(Product) }), {
    url: '/apps/ecommerce/wishlist',
  })
  return products
}

export const fetchCart = async (): Promise<CartProduct[]> => {
  const answer = z.object({ products: z.array(CartProduct) })
  const { products } = await sampleRequest(answer, { url: '/apps/ecommerce/cart' })
  return products
}
