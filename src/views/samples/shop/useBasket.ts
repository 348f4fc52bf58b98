import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { useSampleWrite } from '@/views/samples/kit/useSampleWrite'
import type { Product } from './product'

export interface Basket {
  /** On the wishlist, or off it; taken off, it offers the way back. */
  wish: (product: Product, isWished: boolean) => Promise<boolean>
  addToCart: (product: Product) => Promise<boolean>
  removeFromCart: (product: Product) => Promise<boolean>
}

export function useBasket(reload?: () => void): Basket {
  const { t } = useTranslation(['samplesShop', 'shell'])
  const write = useSampleWrite(reload)
  return useMemo(() => {
    const put = (list: 'cart' | 'wishlist', { id }: Product) =>
      write({ url: `/apps/ecommerce/${list}`, data: { productId: id } })
    const take = (list: 'cart' | 'wishlist', { id }: Product) =>
      write({ method: 'DELETE', url: `/apps/ecommerce/${list}/${id}` })

    async function wish(product: Product, isWished: boolean): Promise<boolean> {
      const { name } = product
      if (!(await (isWished ? put : take)('wishlist', product))) return false
      const action = { label: t('shell:undo'), onPress: () => void put('wishlist', product) }
      if (isWished) showToast.success(t('wished', { name }))
      else showToast.success(t('unwished', { name }), { action })
      return true
    }

    async function addToCart(product: Product): Promise<boolean> {
      const isAdded = await put('cart', product)
      if (isAdded) showToast.success(t('inCartNow', { name: product.name }))
      return isAdded
    }

    return { wish, addToCart, removeFromCart: (product) => take('cart', product) }
  }, [t, write])
}
