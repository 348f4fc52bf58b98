import type { SampleRoute } from '@/configs/sampleRoutes'
import type { Product } from './product'

const detail: SampleRoute = '/apps/ecommerce/product-detail'

export const shopPaths = {
  shop: '/apps/ecommerce/shop',
  wishlist: '/apps/ecommerce/wishlist',
  checkout: '/apps/ecommerce/checkout',
  product: ({ slug }: Product) => `${detail}?product=${slug}`,
} as const satisfies Record<string, SampleRoute | ((product: Product) => string)>
