import { leastRatings, priceRanges, shopBrands, shopCategories } from './product'

/** By what the products are narrowed besides the search; empty: not at all. */
export interface ShopNarrowing {
  price: string
  category: string
  brands: string[]
  rating: string
}

const known = (choices: readonly string[], value: string | null) => choices.find((choice) => choice === value) ?? ''

/** What the address says; whatever in it is wrong is left out. */
export function readNarrowing(search: URLSearchParams): ShopNarrowing {
  const brands = (search.get('brand') ?? '').split(',')
  return {
    price: known(priceRanges, search.get('price')),
    category: known(shopCategories, search.get('category')),
    brands: shopBrands.filter((brand) => brands.includes(brand)),
    rating: known(leastRatings, search.get('rating')),
  }
}

export const isNarrowed = ({ price, category, brands, rating }: ShopNarrowing) =>
  [price, category, ...brands, rating].some((value) => value !== '')

/** As parameters of the call; what is not asked for is left out. */
export function narrowingParams({ price, category, brands, rating }: ShopNarrowing): Record<string, string> {
  const [from = '', to = ''] = price.split('-')
  const params = { priceMin: from === '0' ? '' : from, priceMax: to, category, brand: brands.join(','), rating }
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''))
}
