import * as z from 'zod/mini'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'

export const SHOP_PER_PAGE = 9
/** Besides "featured", which needs no word in the URL. */
export const shopSorts = ['price-asc', 'price-desc'] as const
export const colors = ['primary', 'success', 'warning', 'danger', 'info'] as const

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

export const fetchProducts = createAppThunk<Products, string>('samples/products', (query, { signal }) =>
  apiRequest(Products, { url: `/apps/ecommerce/products?${query}`, signal }),
)

export const fetchProduct = createAppThunk<ProductDetail, string>('samples/product', async (id, { signal }) => {
  const url = `/apps/ecommerce/products/${encodeURIComponent(id)}`
  const { product } = await apiRequest(z.object({ product: ProductDetail }), { url, signal })
  return product
})

export const fetchWishlist = createAppThunk<Product[]>('samples/wishlist', async (_, { signal }) => {
  const { products } = await apiRequest(z.object({ products: z.array(Product) }), {
    url: '/apps/ecommerce/wishlist',
    signal,
  })
  return products
})

export const fetchCart = createAppThunk<CartProduct[]>('samples/cart', async (_, { signal }) => {
  const answer = z.object({ products: z.array(CartProduct) })
  const { products } = await apiRequest(answer, { url: '/apps/ecommerce/cart', signal })
  return products
})
