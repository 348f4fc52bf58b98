import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { useQuery } from '@/redux/useQuery'
import { fetchCart, type CartProduct } from './product'
import { useBasket } from './useBasket'

export const QTY_MAX = 10

/** The cart as it was read; its quantities, and what was taken out since, are this screen's own. */
export function useCart() {
  const { t } = useTranslation(['samplesShop', 'shell'])
  const { answer, failure, isLoading, reload } = useQuery(fetchCart, undefined)
  const basket = useBasket()
  const [quantities, setQuantities] = useState<Record<number, number>>({})
  const [removed, setRemoved] = useState<readonly number[]>([])
  const lines = useMemo(
    () =>
      answer
        ?.filter(({ id }) => !removed.includes(id))
        .map((product) => ({ ...product, qty: quantities[product.id] ?? product.qty })),
    [answer, quantities, removed],
  )

  function setQty({ id }: CartProduct, qty: number): void {
    setQuantities((now) => ({ ...now, [id]: qty }))
  }

  async function remove(product: CartProduct): Promise<void> {
    const { id, name } = product
    if (!(await basket.removeFromCart(product))) return
    setRemoved((now) => [...now, id])
    async function bringBack(): Promise<void> {
      if (await basket.addToCart(product)) setRemoved((now) => now.filter((known) => known !== id))
    }
    const action = { label: t('shell:undo'), onPress: () => void bringBack() }
    showToast.success(t('cart.removed', { name }), { action })
  }

  /** What was paid for leaves the cart. */
  async function empty(): Promise<boolean> {
    for (const product of lines ?? []) {
      // One after the other: where one fails, the rest stays.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await basket.removeFromCart(product))) return false
    }
    return true
  }

  return { lines, failure, isLoading, reload, setQty, remove, empty }
}
